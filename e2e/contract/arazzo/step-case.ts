import { isObject, listOf, pointerParts, textOf, withValueAt } from '../document/json.ts';
import { type Operation, parameterLocations } from '../document/operation.ts';
import { type Actor, type Case, type CaseBody, type Exchange, noValues, withValue } from '../exchange/exchange.ts';
import type { Tester } from '../run/tester.ts';
import { emptyScope, noMessage, resolved, type Scope } from './expression.ts';
import type { Step } from './workflow.ts';

/** The request of a step. */
export function stepCase(tester: Tester, workflow: string, step: Step, operation: Operation, scope: Scope): Case {
  let values = noValues;
  let actor: Actor = 'own';
  let idempotencyKey: string | undefined;
  for (const { name, in: location, value } of step.parameters) {
    const given = resolved(value, scope);
    const where = parameterLocations.find((known) => known === location) ?? 'query';
    if (where === 'header' && name.toLowerCase() === 'authorization') actor = actorOf(given);
    else if (where === 'header' && name.toLowerCase() === 'idempotency-key') idempotencyKey = String(given);
    else values = withValue(values, where, name, given);
  }
  const body = bodyOf(tester, step, operation, scope);
  return {
    operation,
    values,
    body,
    actor,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    intent: 'step',
    phase: 'stateful',
    what: `workflow ${workflow}, step ${step.id}`,
  };
}

/** A step may set a token, or an empty one to be anonymous. */
function actorOf(authorization: unknown): Actor {
  const token = String(authorization ?? '').replace(/^Bearer\s*/i, '');
  return token === '' || token === 'undefined' ? 'nobody' : { token };
}

function bodyOf(tester: Tester, { requestBody }: Step, operation: Operation, scope: Scope): CaseBody | undefined {
  if (!requestBody) return undefined;
  const media = textOf(requestBody['contentType']) ?? tester.workshop.body(operation)?.media.type ?? 'application/json';
  let value = payloadOf(requestBody['payload'], scope);
  for (const replacement of listOf(requestBody['replacements'])) {
    if (!isObject(replacement)) continue;
    const target = textOf(replacement['target']) ?? '';
    value = withValueAt(value, pointerParts(target), resolved(replacement['value'], scope));
  }
  return { media: media.toLowerCase(), value };
}

/** A payload may be JSON in a text, with embedded expressions. */
function payloadOf(payload: unknown, scope: Scope): unknown {
  const value = resolved(payload, scope);
  if (typeof payload !== 'string' || typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

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
