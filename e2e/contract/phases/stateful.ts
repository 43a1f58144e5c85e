import { evaluate, isExpression, resolved, type Scope } from '../arazzo/expression.ts';
import { scopeOf } from '../arazzo/step-case.ts';
import { doubtful, type Finding, fine, wrong } from '../checks/check.ts';
import { conventions, lateness, opensSession, tokenIn } from '../document/conventions.ts';
import { entriesOf, pointerParts, scalarsOf } from '../document/json.ts';
import {
  isGuarded,
  isSafe,
  type Link,
  type Operation,
  type ParameterLocation,
  parameterLocations,
  responseFor,
  usesBearer,
} from '../document/operation.ts';
import {
  type Actor,
  type Answer,
  answerOf,
  type Case,
  type Exchange,
  isSuccess,
  withValue,
} from '../exchange/exchange.ts';
import type { Tester } from '../run/tester.ts';
import { followEffects } from './effects.ts';

/** The maximum length of a chain of links. */
const deepest = 3;

/** Follows the links of an operation's successful answer, and the links of the next answers. */
export async function followLinks(tester: Tester, operation: Operation): Promise<void> {
  const base = tester.bases.get(operation.id);
  if (!base || !isSuccess(answerOf(base)?.status ?? 0) || !operation.responses.some(({ links }) => links.length > 0))
    return;
  const source = await tester.try({ ...base.case, intent: 'step', phase: 'stateful', what: 'the start of its links' });
  await followFrom(tester, source, 1, new Set([operation.id]));
}

/** Whether the session still exists afterwards. */
async function followFrom(
  tester: Tester,
  source: Exchange,
  depth: number,
  seen: ReadonlySet<string>,
): Promise<boolean> {
  if (!isSuccess(answerOf(source)?.status ?? 0)) return true;
  await learnWhatOthersSee(tester, source.case);
  const reached: (Followed & { readonly exchange: Exchange })[] = [];
  for (const followed of linksOf(tester, source)) {
    const target = followed.case.operation;
    if (tester.deadline.over || tester.results.of(target).pending || followed.missing.length > 0) continue;
    const ends = lateness(target) > 1;
    // A request that ends a session must not end the session of the run.
    if (ends && tester.sender.writing.credentials.isOfRun(followed.case.actor)) continue;
    await tryAsAnother(tester, source.case, followed);
    const exchange = await tester.try(followed.case);
    const answer = answerOf(exchange);
    if (!answer) continue;
    tester.results.judge(target, 'ensure_resource_availability', available(source.case, followed, answer), exchange);
    if (ends && isSuccess(answer.status)) return false;
    await followEffects(tester, exchange);
    reached.push({ ...followed, exchange });
  }
  if (depth >= deepest) return true;
  for (const { exchange } of reached) {
    const { id } = exchange.case.operation;
    if (!seen.has(id) && !(await followFrom(tester, exchange, depth + 1, new Set([...seen, id])))) return false;
  }
  return true;
}

/** The target request of a link, with the values of the previous answer. */
interface Followed {
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
function linksOf(tester: Tester, exchange: Exchange): readonly Followed[] {
  const answer = answerOf(exchange);
  const spec = answer && responseFor(exchange.case.operation, answer.status);
  const scope = scopeOf(exchange);
  return (spec?.links ?? [])
    .flatMap((link) => {
      const target = tester.operations.find(({ id }) => id === link.operationId);
      const base = target && tester.baseOf(target);
      return base ? [follow(tester, exchange, link, base, scope)] : [];
    })
    .toSorted((a, b) => weight(a.case.operation) - weight(b.case.operation));
}

function weight(operation: Operation): number {
  return operation.method === 'GET' ? 0 : 1 + lateness(operation);
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

/** An object from an answer is available to its receiver. */
function available(source: Case, { told, opened, case: asked }: Followed, answer: Answer): readonly Finding[] {
  const named = told.map(({ parameter, value }) => `${parameter} ${JSON.stringify(value)}`).join(', ');
  // Where the body names another object, that one may be what is not known.
  const body = asked.body && 'value' in asked.body ? asked.body.value : undefined;
  const others = [...scalarsOf(body)].some(([name, id]) => /Id$/.test(name) && told.every(({ value }) => value !== id));
  if (answer.status === 404 && told.length > 0 && !others) {
    return wrong(`${source.operation.id} answered ${named}, but ${asked.operation.id} does not know it (404)`);
  }
  if (answer.status === 401 && opened) {
    return wrong(`the token that ${source.operation.id} has just given is refused by ${asked.operation.id}`);
  }
  return fine;
}

/** Repeats the request as the other member, to exclude objects that both may see. */
async function learnWhatOthersSee(tester: Tester, source: Case): Promise<void> {
  const { tokenOther } = tester.sender.writing.credentials.secrets;
  if (tokenOther === undefined || !isSafe(source.operation) || !isGuarded(source.operation)) return;
  await tester.sender.send({ ...source, actor: 'other', intent: 'step' });
}

/** A member's own object does not exist for another member. */
async function tryAsAnother(tester: Tester, source: Case, { link, told, case: asked }: Followed): Promise<void> {
  const { credentials } = tester.sender.writing;
  const { operation } = asked;
  if (credentials.secrets.tokenOther === undefined || asked.actor !== 'own' || link.shared) return;
  if (!isGuarded(source.operation) || !usesBearer(operation)) return;
  const own = told.filter(({ parameter, property, value }) => !tester.pool.isPublic([parameter, property], value));
  if (own.length === 0) return;
  const exchange = await tester.try({ ...asked, actor: 'other', what: `${asked.what}, as another member` });
  const answer = answerOf(exchange);
  if (!answer || answer.status === 501) return;
  const what = own.map(({ parameter, value }) => `${parameter} ${JSON.stringify(value)}`).join(', ');
  tester.results.judge(operation, 'object_level_authorization', foreign(operation, answer, what), exchange);
}

export function foreign({ id }: Operation, { status }: Answer, what: string): readonly Finding[] {
  if (isSuccess(status)) return wrong(`${id} answers another member's ${what} with ${status} instead of 403 or 404`);
  if (status === 409 || status === 422)
    return doubtful(`${id} tells by ${status} that another member's ${what} exists`);
  return fine;
}

/** After a logout the token is invalid. */
export async function tryLogout(tester: Tester, operation: Operation): Promise<void> {
  const { options, logins } = tester;
  const { canary } = logins;
  if (operation.id !== conventions.logout || !options.login || !canary) return;
  const actor = { token: await logins.open(options.login) };
  const step = { intent: 'step', phase: 'stateful' } as const;
  const before = await tester.try({ ...canary, ...step, actor, what: 'before the logout' });
  const base = tester.bases.get(operation.id)?.case;
  if (!isSuccess(answerOf(before)?.status ?? 0) || !base) return;
  const end = await tester.try({ ...base, ...step, actor, what: 'a logout' });
  if (!isSuccess(answerOf(end)?.status ?? 0)) return;
  const after = await tester.try({ ...canary, ...step, actor, what: 'after the logout' });
  const status = answerOf(after)?.status;
  const message = `${canary.operation.id} answers ${status} to a token that was logged out`;
  tester.results.judge(operation, 'use_after_free', status === 401 ? fine : wrong(message), after);
}
