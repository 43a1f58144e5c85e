// Generated from openapi/ by `npm run generate`. Do not edit.

/** The headers of requests. */
export const requestHeaders = {
  idempotencyKey: 'Idempotency-Key',
  language: 'Language',
  lastEventId: 'Last-Event-ID',
  merchant: 'Merchant',
  xBackground: 'X-Background',
  xRequestId: 'X-Request-Id',
} as const;
