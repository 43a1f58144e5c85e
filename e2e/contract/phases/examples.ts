import { closesAccount, lateness } from '../document/conventions.ts';
import { isObject } from '../document/json.ts';
import { isSafe, type Operation } from '../document/operation.ts';
import { answerOf, type Case, type Exchange, isSuccess, withValue } from '../exchange/exchange.ts';
import { exampleCases, Unmakeable } from '../generate/example-cases.ts';
import type { Tester } from '../run/tester.ts';

/**
 * Sends the requests of the contract's examples and finds an accepted one among them. An operation that closes its
 * account gets no request after that.
 */
export async function tryExamples(tester: Tester, operation: Operation): Promise<void> {
  const result = tester.results.of(operation);
  try {
    for (const [index, example] of exampleCases(tester.workshop, operation).entries()) {
      if (!tester.sender.writing.credentials.has(operation)) return;
      const exchange = await tester.try(example);
      if (index === 0) await findBase(tester, exchange);
      else tester.offerBase(exchange);
      if (closesAccount(operation) && isAccepted(tester.bases.get(operation.id))) return;
    }
  } catch (error) {
    if (!(error instanceof Unmakeable)) throw error;
    result.notes.add(`hardly tested: ${error.message}`);
  }
}

const mostTries = 4;

/** Reading operations first, so that writing ones know ids; operations that end sessions last. */
export function inSensibleOrder(operations: readonly Operation[]): readonly Operation[] {
  const key = (operation: Operation) =>
    lateness(operation) * 100 +
    (isSafe(operation) ? operation.parameters.filter(({ required }) => required).length : 50);
  return operations.toSorted((a, b) => key(a) - key(b));
}

/** Searches for an accepted request if the examples had none: as an agent, or with ids from answers. */
async function findBase(tester: Tester, exchange: Exchange): Promise<void> {
  tester.offerBase(exchange);
  const answer = answerOf(exchange);
  if (!answer || isSuccess(answer.status) || answer.status === 501) return;
  const { operation } = exchange.case;
  const { credentials } = tester.sender.writing;
  if (answer.status === 403 && credentials.mayBeAgents(operation)) {
    credentials.takeRole(operation, 'agent');
    const asAgent = await tester.observe(exchange.case);
    tester.offerBase(asAgent);
    const second = answerOf(asAgent);
    if (second?.status === 403) credentials.takeRole(operation, 'member');
    else if (second && isSuccess(second.status)) return;
  }
  for (const other of withKnownIds(tester, exchange.case).slice(0, mostTries)) {
    const tried = await tester.try({ ...other, phase: 'coverage', what: 'with ids that the backend has told' });
    tester.offerBase(tried);
    const status = answerOf(tried)?.status ?? 0;
    if (isSuccess(status)) return;
  }
}

/** The request with ids that answers have had under the same name. */
function withKnownIds(tester: Tester, base: Case): readonly Case[] {
  const cases: Case[] = [];
  for (let index = 0; index < mostTries; index++) {
    const changed = withIds(tester, base, index);
    if (changed) cases.push(changed);
  }
  return cases;
}

function withIds(tester: Tester, base: Case, index: number): Case | undefined {
  let { values, body } = base;
  let changed = false;
  for (const parameter of base.operation.parameters) {
    if (parameter.in === 'header' || parameter.in === 'cookie' || !isId(parameter.name)) continue;
    const value = tester.pool.values(parameter.name)[index] ?? tester.pool.values('id')[index];
    const form = tester.workshop.parameter(parameter);
    if (value === undefined || !parameter.required || form.validate(value).length > 0) continue;
    values = withValue(values, parameter.in, parameter.name, value);
    changed = true;
  }
  if (body && 'value' in body && isObject(body.value)) {
    const replaced = Object.entries(body.value).map(([name, value]) => {
      const known = isId(name) && typeof value === 'string' ? tester.pool.values(name)[index] : undefined;
      changed ||= known !== undefined;
      return [name, known ?? value] as const;
    });
    body = { ...body, value: Object.fromEntries(replaced) };
  }
  return changed ? { ...base, values, body } : undefined;
}

function isId(name: string): boolean {
  return /(^|[a-z_])(id|code|no|ref|key|number)$/i.test(name);
}

function isAccepted(exchange: Exchange | undefined): boolean {
  return isSuccess((exchange && answerOf(exchange)?.status) ?? 0);
}
