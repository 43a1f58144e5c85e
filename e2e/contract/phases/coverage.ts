import fc from 'fast-check';
import { isGuarded, type Operation } from '../document/operation.ts';
import { isSuccess } from '../exchange/answer.ts';
import type { Case } from '../exchange/case.ts';
import { answerOf } from '../exchange/exchange.ts';
import { exampleCases, Unmakeable } from '../generate/example-cases.ts';
import type { Deadline } from '../run/deadline.ts';
import { parallel } from '../run/parallel.ts';
import type { Tester } from '../run/tester.ts';
import { bodyCases } from './body-cases.ts';
import { lockedOutCases, methodCases, queryCases } from './door-cases.ts';
import { tryEncryption } from './encryption.ts';
import { parameterCases } from './parameter-cases.ts';

/** The maximum number of concurrent requests of one operation. */
const abreast = 4;

/** Every edge of the contract from both sides, each in an otherwise valid request. */
export async function tryEdges(tester: Tester, operation: Operation, deadline: Deadline): Promise<void> {
  const base = tester.bases.get(operation.id);
  const usual = base && answerOf(base)?.status;
  const asked = base?.case ?? openBase(tester, operation);
  if (!asked) return;
  await each(tester, doorCases(tester, asked, usual), deadline);
  if (!tester.testable(operation)) return;
  const accepted = usual !== undefined && isSuccess(usual);
  const cases = partCases(tester, asked);
  const { seed, changes } = tester.options;
  const mixed = shuffled(accepted ? cases : cases.map(undecided), seed).slice(0, changes);
  const done = await each(tester, mixed, deadline);
  if (done < mixed.length) {
    tester.results
      .of(operation)
      .notes.add(`coverage cut short: ${done} of ${mixed.length} requests fitted into the time`);
  }
  if (!deadline.over) await tryEncryption(tester, asked, usual);
}

/** Requests that no backend may accept. */
const refused: ReadonlySet<Case['intent']> = new Set(['invalid', 'missing_header']);

/** The edges that must be refused. They leave an account as it is that the first accepted request would close. */
export async function tryRefusals(tester: Tester, operation: Operation, deadline: Deadline): Promise<void> {
  const asked = openBase(tester, operation);
  if (!asked) return;
  const parts = tester.testable(operation) ? partCases(tester, asked).filter(({ intent }) => refused.has(intent)) : [];
  await each(tester, [...doorCases(tester, asked, undefined), ...parts], deadline);
}

/** The edges of each part of a request. */
function partCases({ workshop }: Tester, asked: Case): readonly Case[] {
  return [...parameterCases(workshop, asked), ...bodyCases(workshop, asked), ...queryCases(asked)];
}

/** Credentials are tried for every operation, methods only once per path. */
function doorCases(tester: Tester, asked: Case, usual: number | undefined): readonly Case[] {
  const { operation } = asked;
  const first = tester.operations.find(({ path }) => path === operation.path) === operation;
  const methods = first ? methodCases(asked, tester.methodsOf(operation)) : [];
  return [...lockedOutCases(asked, usual), ...methods];
}

/** The cases that need no credentials, for an operation whose credentials are missing. */
function openBase(tester: Tester, operation: Operation): Case | undefined {
  if (!isGuarded(operation)) return undefined;
  try {
    return exampleCases(tester.workshop, operation)[0];
  } catch (error) {
    if (error instanceof Unmakeable) return undefined;
    throw error;
  }
}

/** Without an accepted request, a single change does not explain a refusal. */
function undecided(asked: Case): Case {
  const { changed, ...rest } = asked;
  return asked.intent === 'valid' ? rest : asked;
}

async function each(tester: Tester, cases: readonly Case[], deadline: Deadline): Promise<number> {
  let done = 0;
  await parallel(cases, abreast, async (asked) => {
    if (deadline.over || tester.deadline.over || tester.results.of(asked.operation).pending) return;
    await tester.try(asked);
    done++;
  });
  return done;
}

/** Shuffles by the seed alone, so that a shortened run has tried some of each kind. */
function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const [order] = fc.sample(fc.shuffledSubarray([...items.keys()], { minLength: items.length }), { numRuns: 1, seed });
  return (order ?? []).flatMap((index) => items[index] ?? []);
}
