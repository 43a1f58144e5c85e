import type { Exchange } from '../exchange/exchange.ts';
import { emptyScope, noMessage, type Scope } from './expression.ts';

/** The values of one exchange for expressions. */
export function scopeOf({ case: asked, request, outcome }: Exchange): Scope {
  const { values, body } = asked;
  const headers = [...request.headers].map(([name, value]) => [name.toLowerCase(), value] as const);
  return {
    ...emptyScope,
    url: request.target,
    method: request.method,
    statusCode: outcome.kind === 'answer' ? outcome.status : undefined,
    request: {
      header: Object.fromEntries(headers),
      query: values.query,
      path: values.path,
      body: body && 'value' in body ? body.value : undefined,
    },
    response:
      outcome.kind === 'answer'
        ? { ...noMessage, header: outcome.headers, body: outcome.json ?? outcome.text }
        : noMessage,
  };
}
