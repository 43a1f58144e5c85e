import { scopeOf } from '../arazzo/exchange-scope.ts';
import { evaluate, isExpression, resolved, type Scope } from '../arazzo/expression.ts';
import { lateness, opensSession, tokenIn } from '../document/conventions.ts';
import { entriesOf, pointerParts } from '../document/json.ts';
import {
  type Link,
  type Operation,
  type ParameterLocation,
  parameterLocations,
  responseFor,
} from '../document/operation.ts';
import { type Actor, type Case, withValue } from '../exchange/case.ts';
import { answerOf, type Exchange } from '../exchange/exchange.ts';
import { exampleCases, Unmakeable } from '../generate/example-cases.ts';
import type { Tester } from '../run/tester.ts';

/** The target request of a link, with the values of the previous answer. */
export interface Followed {
  readonly link: Link;
  readonly case: Case;
  /** Values from the answer: the parameter's name, the name in the answer, and the value. */
  readonly told: readonly { readonly parameter: string; readonly property: string; readonly value: unknown }[];
  /** The answer opened the session of the request. */
  readonly opened: boolean;
  /** Parameters without a value in the answer. */
  readonly missing: readonly string[];
}

/** The targets of an answer's links: first those that read, then those that change, last those that end the session. */
export function linksOf(tester: Tester, exchange: Exchange): readonly Followed[] {
  const answer = answerOf(exchange);
  const spec = answer && responseFor(exchange.case.operation, answer.status);
  const scope = scopeOf(exchange);
  return (spec?.links ?? [])
    .flatMap((link) => {
      const target = tester.operations.find(({ id }) => id === link.operationId);
      const base = target && baseOf(tester, target);
      return base ? [follow(tester, exchange, link, base, scope)] : [];
    })
    .toSorted((a, b) => weight(a.case.operation) - weight(b.case.operation));
}

function weight(operation: Operation): number {
  return operation.method === 'GET' ? 0 : 1 + lateness(operation);
}

function baseOf(tester: Tester, target: Operation): Case | undefined {
  const known = tester.bases.get(target.id);
  if (known) return known.case;
  try {
    return exampleCases(tester.workshop, target)[0];
  } catch (error) {
    if (error instanceof Unmakeable) return undefined;
    throw error;
  }
}

function follow(tester: Tester, { case: asked, outcome }: Exchange, link: Link, base: Case, scope: Scope): Followed {
  let { values } = base;
  const told: { parameter: string; property: string; value: unknown }[] = [];
  const missing: string[] = [];
  for (const [key, expression] of entriesOf(link.parameters)) {
    const [place, name] = locationOf(base.operation, key);
    const value = isExpression(expression) ? evaluate(expression, scope) : resolved(expression, scope);
    if (value === undefined || value === null) missing.push(name);
    else if (isExpression(expression)) told.push({ parameter: name, property: lastName(expression), value });
    values = withValue(values, place, name, value);
  }
  const body = link.requestBody === undefined ? undefined : resolved(link.requestBody, scope);
  const json = outcome.kind === 'answer' ? outcome.json : undefined;
  const token = opensSession(asked.operation, tester.workshop.flat) ? tokenIn(json) : undefined;
  const actor: Actor = token === undefined ? tester.sender.writing.credentials.sameAs(asked) : { token };
  return {
    link,
    told,
    missing,
    opened: token !== undefined,
    case: {
      ...base,
      values,
      ...(body !== undefined && { body: { media: base.body?.media ?? 'application/json', value: body } }),
      actor,
      intent: 'step',
      phase: 'stateful',
      what: `link ${link.name} of ${asked.operation.id}`,
    },
  };
}

/** `path.id` or only `id`. */
function locationOf(target: Operation, key: string): readonly [ParameterLocation, string] {
  const [first = '', ...rest] = key.split('.');
  const place = parameterLocations.find((known) => known === first);
  if (place && rest.length > 0) return [place, rest.join('.')];
  return [target.parameters.find(({ name }) => name === key)?.in ?? 'query', key];
}

function lastName(expression: string): string {
  return pointerParts(expression.slice(expression.indexOf('#') + 1)).at(-1) ?? '';
}
