import { HttpResponse, http } from 'msw';
import type { ErrorCode, ErrorEnvelope } from '#generated/model/index.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** A handler that answers a call with an error of the contract, in the language of the call. */
export function refuse(
  method: Method,
  path: string,
  status: number,
  code: ErrorCode,
  more: Partial<ErrorEnvelope> = {},
) {
  return http[method](`*${path}`, ({ request }) => {
    const envelope: ErrorEnvelope = {
      success: false,
      code,
      message: 'Words of the server',
      language: request.headers.get('Language') === 'VI' ? 'VI' : 'EN',
      requestId: 'request-0001',
      ...more,
    };
    return HttpResponse.json(envelope, { status });
  });
}

/** A handler that fails a call on the network. */
export function unreachable(method: Method, path: string) {
  return http[method](`*${path}`, () => HttpResponse.error());
}
