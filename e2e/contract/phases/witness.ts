import { isObject } from '../document/json.ts';
import { isGuarded, isSafe, type Operation } from '../document/operation.ts';
import { isSuccess } from '../exchange/answer.ts';
import { answerOf, type Exchange } from '../exchange/exchange.ts';
import type { Tester } from '../run/tester.ts';

/** The numbers in answers by path: amounts, counts, lengths of lists. */
export type Snapshot = ReadonlyMap<string, number>;

const mostWitnesses = 6;
const mostNumbers = 2000;

/** Reading requests related to an operation, whose answers show whether something changed. */
export function witnessesOf(tester: Tester, operation: Operation): readonly Exchange[] {
  return [...tester.bases.values()]
    .filter((base) => {
      const { operation: other } = base.case;
      return isSafe(other) && isGuarded(other) && isSuccess(answerOf(base)?.status ?? 0);
    })
    .toSorted((a, b) => nearness(b.case.operation, operation) - nearness(a.case.operation, operation))
    .slice(0, mostWitnesses);
}

function nearness(one: Operation, other: Operation): number {
  const sameTag = one.tag === other.tag ? 2 : 0;
  return sameTag + (/balance|ledger|wallet|points/i.test(one.id) ? 1 : 0);
}

/** Sends the witness requests and keeps the numbers in their answers. */
export async function snapshot(tester: Tester, witnesses: readonly Exchange[]): Promise<Snapshot> {
  const numbers = new Map<string, number>();
  for (const witness of witnesses) {
    const { operation } = witness.case;
    const answer = answerOf(await tester.observe({ ...witness.case, intent: 'step', phase: 'stateful' }));
    if (answer && isSuccess(answer.status)) collect(numbers, operation.id, answer.json);
  }
  return numbers;
}

function collect(numbers: Map<string, number>, place: string, value: unknown): void {
  if (numbers.size >= mostNumbers) return;
  if (typeof value === 'number') numbers.set(place, value);
  else if (typeof value === 'string' && /^-?\d{1,12}\.\d{1,8}$/.test(value)) numbers.set(place, Number(value));
  else if (Array.isArray(value)) {
    numbers.set(`${place} (entries)`, value.length);
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) collect(numbers, `${place}/${name}`, inner);
  }
}

/** Paths with different numbers, without the ones that change all the time. */
export function changes(before: Snapshot, after: Snapshot, restless: ReadonlySet<string>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [place, number] of after) {
    const old = before.get(place);
    if (old !== undefined && old !== number && !restless.has(place)) found.set(place, number - old);
  }
  return found;
}
