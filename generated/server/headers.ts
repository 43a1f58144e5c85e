// Generated from openapi/ by `npm run generate`. Do not edit.

/** The headers of requests. */
export const requestHeaders = {
  idempotencyKey: 'Idempotency-Key',
  language: 'Language',
  lastEventId: 'Last-Event-ID',
  merchant: 'Merchant',
  xBackground: 'X-Background',
  xMerchantKey: 'X-Merchant-Key',
  xOperatorKey: 'X-Operator-Key',
  xRequestId: 'X-Request-Id',
  xVendorKey: 'X-Vendor-Key',
} as const;

/** The headers of answers. */
export const responseHeaders = {
  retryAfter: 'Retry-After',
  xRequestId: 'X-Request-Id',
} as const;

/** The headers that an error needs, by its status. */
export interface ErrorHeaders {
  400: 'X-Request-Id';
  401: 'X-Request-Id';
  403: 'X-Request-Id';
  404: 'X-Request-Id';
  409: 'X-Request-Id';
  413: 'X-Request-Id';
  415: 'X-Request-Id';
  422: 'X-Request-Id';
  429: 'Retry-After' | 'X-Request-Id';
  500: 'X-Request-Id';
  503: 'Retry-After' | 'X-Request-Id';
}
