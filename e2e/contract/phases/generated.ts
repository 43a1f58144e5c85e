import { createHash } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { CheckName, Finding } from '../checks/check.ts';
import { positiveDataAcceptance } from '../checks/request.ts';
import { canonical, isObject, withValueAt } from '../document/json.ts';
import { type Operation, parameterLocations } from '../document/operation.ts';
import { answerOf, type Case, type Exchange, isSuccess, withValue } from '../exchange/exchange.ts';
import { invalidCases, maliciousCases, validCases } from '../generate/random-cases.ts';
import type { Deadline } from '../run/deadline.ts';
import type { Tester } from '../run/tester.ts';

/** The number of searches that follow a found and shrunk problem. */
const rounds = 3;
/** The steps for shrinking a failing request. */
const mostShrinks = 120;
/** The number of refusals of valid data that are explained. */
const mostBlames = 3;

const kinds = [
  { name: 'valid', share: 0.5, make: validCases },
  { name: 'invalid', share: 0.35, make: invalidCases },
  { name: 'malicious', share: 0.15, make: maliciousCases },
] as const;

/** Sends random requests: valid ones, ones with one violation, and malicious ones. */
export async function tryGenerated(tester: Tester, operation: Operation, deadline: Deadline): Promise<void> {
  const base = tester.bases.get(operation.id);
  if (!base || !tester.testable(operation)) return;
  const search = new Search(tester, base, deadline);
  for (const { name, share, make } of kinds) {
    const cases = make(tester.workshop, base.case);
    if (!cases) continue;
    const runs = Math.max(1, Math.round(tester.options.runs * share));
    for (let round = 0; round < rounds && !search.over; round++) {
      const found = await search.run(cases, runs, seedOf(tester.options.seed, operation.id, name, round));
      if (!found) break;
    }
  }
}

/** A separate seed for each operation, kind and round, independent of the other tests. */
function seedOf(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join(' ')).digest().readInt32BE(0);
}

/** A new problem; thrown so that fast-check shrinks its request. */
class Discovery extends Error {
  readonly check: CheckName;
  readonly finding: Finding;
  readonly exchange: Exchange;
  constructor(check: CheckName, finding: Finding, exchange: Exchange) {
    super(finding.message);
    this.check = check;
    this.finding = finding;
    this.exchange = exchange;
  }
}

/** The maximum number of single changes. */
const mostTries = 16;

/**
 * Explains a refusal of data that follows the contract. Tries each difference to an accepted request alone. If one is
 * refused alone, the backend is wrong there; otherwise a rule about several fields is the cause.
 */
async function blame(tester: Tester, accepted: Case, refused: Case): Promise<boolean> {
  for (const single of differences(accepted, refused).slice(0, mostTries)) {
    const exchange = await tester.observe(single);
    const answer = answerOf(exchange);
    const findings = answer && positiveDataAcceptance(exchange, answer, tester.context);
    if (!findings?.some(({ warning }) => warning !== true)) continue;
    tester.results.judge(single.operation, 'positive_data_acceptance', findings, exchange);
    return true;
  }
  return false;
}

function differences(accepted: Case, refused: Case): readonly Case[] {
  const base = { ...accepted, intent: 'valid', phase: 'generated', what: 'one change of an accepted request' } as const;
  const parameters = parameterLocations.flatMap((location) =>
    Object.entries(refused.values[location])
      .filter(([name, value]) => canonical(value) !== canonical(accepted.values[location][name]))
      .map(([name, value]) => ({
        ...base,
        values: withValue(accepted.values, location, name, value),
        changed: `/${location}/${name}`,
      })),
  );
  return [...parameters, ...bodyDifferences(base, refused)];
}

function bodyDifferences(base: Case, refused: Case): readonly Case[] {
  if (!base.body || !('value' in base.body) || !refused.body || !('value' in refused.body)) return [];
  const { media, value } = base.body;
  const other = refused.body.value;
  if (!isObject(value) || !isObject(other)) return [];
  return Object.entries(other)
    .filter(([name, inner]) => canonical(inner) !== canonical(value[name]))
    .map(([name, inner]) => ({
      ...base,
      body: { media, value: withValueAt(value, [name], inner) },
      changed: `/body/${name}`,
    }));
}

/** The search for problems of one operation. */
class Search {
  readonly #tester: Tester;
  readonly #base: Exchange;
  readonly #deadline: Deadline;
  #aborted: unknown;
  #blames = 0;

  constructor(tester: Tester, base: Exchange, deadline: Deadline) {
    this.#tester = tester;
    this.#base = base;
    this.#deadline = deadline;
  }

  get over(): boolean {
    return this.#deadline.over || this.#tester.deadline.over || this.#aborted !== undefined;
  }

  /** Searches for one new problem and keeps it with its smallest request. Returns whether it found one. */
  async run(cases: Arbitrary<Case>, numRuns: number, seed: number): Promise<boolean> {
    let found: Discovery | undefined;
    let shrinks = 0;
    const property = fc.asyncProperty(cases, async (asked) => {
      if (this.over || (found && ++shrinks > mostShrinks)) return;
      const discovery = await this.#guarded(asked, found?.check);
      if (!discovery) return;
      found = discovery;
      throw discovery;
    });
    await fc.check(property, { numRuns, seed });
    if (this.#aborted !== undefined) throw this.#aborted;
    if (!found) return false;
    const { check, finding, exchange } = found;
    const { operation } = this.#base.case;
    const again = `--seed ${this.#tester.options.seed} --include ${operation.id}`;
    this.#tester.results.judge(operation, check, [finding], exchange, again);
    return true;
  }

  /** An error that ends the search is no fault of the backend, so it must not be shrunk. */
  async #guarded(asked: Case, wanted: CheckName | undefined): Promise<Discovery | undefined> {
    try {
      return await this.#look(asked, wanted);
    } catch (error) {
      this.#aborted = error;
      return undefined;
    }
  }

  async #look(asked: Case, wanted: CheckName | undefined): Promise<Discovery | undefined> {
    const tester = this.#tester;
    const { operation } = asked;
    const exchange = await tester.observe(asked);
    const problems = tester.problemsOf(exchange);
    for (const { check, finding } of problems) {
      if (check === 'positive_data_acceptance') await this.#explain(exchange, finding);
      else if (!tester.results.knows(operation, check, finding.message) && (wanted ?? check) === check) {
        return new Discovery(check, finding, exchange);
      }
    }
    if (problems.length === 0) tester.judge(exchange);
    return undefined;
  }

  /** Checks whether one part of the refused valid data is the cause. */
  async #explain(exchange: Exchange, finding: Finding): Promise<void> {
    const tester = this.#tester;
    const accepted = isSuccess(answerOf(this.#base)?.status ?? 0);
    if (accepted && this.#blames++ < mostBlames && (await blame(tester, this.#base.case, exchange.case))) return;
    tester.results.judge(exchange.case.operation, 'positive_data_acceptance', [finding], exchange);
  }
}
