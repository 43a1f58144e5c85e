import { type Finding, fine, wrong } from '../checks/check.ts';
import { scalarsOf } from '../document/json.ts';
import { type Operation, usesBearer } from '../document/operation.ts';
import { type Actor, answerOf, type Case, type Exchange, isSuccess, withValue } from '../exchange/exchange.ts';
import type { Tester } from '../run/tester.ts';
import { largePage } from './lists.ts';
import { foreign } from './stateful.ts';

/** Lets the other member do once what the first one did, so that both have rows of their own. */
export async function actAsAnother(tester: Tester, operation: Operation): Promise<void> {
  const base = tester.bases.get(operation.id);
  if (operation.method === 'GET' || !hasTwoMembers(tester, operation) || !isAccepted(base)) return;
  await tester.try({ ...base.case, ...step, actor: 'other', what: 'the same, as another member' });
}

/**
 * The lists of two members share no row, and neither opens what the other's list names. Returns whether both had rows.
 */
export async function tryOwners(tester: Tester, operation: Operation): Promise<boolean> {
  const { own } = operation;
  const base = tester.bases.get(operation.id);
  if (own === undefined || !hasTwoMembers(tester, operation) || !isAccepted(base)) return true;
  const [mine, theirs] = [await listed(tester, base.case, own, 'own'), await listed(tester, base.case, own, 'other')];
  const shared = mine.ids.find((id) => theirs.ids.includes(id));
  const message = `two members are both answered the row whose ${own} is ${JSON.stringify(shared)}`;
  tester.results.judge(
    operation,
    'object_level_authorization',
    shared === undefined ? fine : wrong(message),
    theirs.exchange,
  );
  for (const item of itemsOf(tester, own)) {
    for (const id of ends(mine.ids)) await tryForeign(tester, item, own, id, 'other');
    if (item.method !== 'GET') continue;
    for (const id of ends(theirs.ids)) await tryForeign(tester, item, own, id, 'own');
  }
  return mine.ids.length > 0 && theirs.ids.length > 0;
}

const step = { intent: 'step', phase: 'stateful' } as const;

function isAccepted(exchange: Exchange | undefined): exchange is Exchange {
  return exchange !== undefined && isSuccess(answerOf(exchange)?.status ?? 0);
}

function hasTwoMembers(tester: Tester, operation: Operation): boolean {
  return tester.sender.writing.credentials.secrets.tokenOther !== undefined && usesBearer(operation);
}

/** The ids of a member's rows, on the largest first page. */
async function listed(tester: Tester, base: Case, own: string, actor: Actor) {
  const exchange = await tester.try({ ...largePage(tester, base), ...step, actor, what: 'the rows of two members' });
  const answer = answerOf(exchange);
  const rows = answer && isSuccess(answer.status) ? [...scalarsOf(answer.json)] : [];
  return { exchange, ids: rows.flatMap(([name, id]) => (name === own ? [id] : [])) };
}

function ends(ids: readonly string[]): readonly string[] {
  return [...new Set([...ids.slice(0, 1), ...ids.slice(-1)])];
}

/** What is addressed by the id of a row. */
function itemsOf({ operations, results }: Tester, own: string): readonly Operation[] {
  return operations.filter(
    (operation) => placeOf(operation, own) && usesBearer(operation) && !results.of(operation).pending,
  );
}

function placeOf({ parameters, method }: Operation, own: string) {
  return parameters.find(({ name, in: place }) => name === own && (place === 'path' || method === 'GET'))?.in;
}

async function tryForeign(tester: Tester, item: Operation, own: string, id: string, actor: Actor): Promise<void> {
  const base = tester.baseOf(item);
  const place = placeOf(item, own);
  if (!base || !place) return;
  const values = withValue(base.values, place, own, id);
  const exchange = await tester.try({ ...base, ...step, values, actor, what: `another member's ${own}` });
  const answer = answerOf(exchange);
  if (!answer || answer.status === 501) return;
  const findings: readonly Finding[] = foreign(item, answer, `${own} ${JSON.stringify(id)}`);
  tester.results.judge(item, 'object_level_authorization', findings, exchange);
}
