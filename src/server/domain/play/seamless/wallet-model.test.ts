import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { post } from '../../money/wallet/post.ts';
import { addMembers, outcome, testServices } from '../../testing.ts';
import { expectReconciled, mainBalance, openGame } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await addMembers(db, [{ account: 'model01' }, { account: 'crowd01' }]);
});
afterAll(() => db.close());

const written = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
const centsOf = async (memberId: string) => Math.round(Number(await mainBalance(db, memberId)) * 100);

async function give(memberId: string, amount: string): Promise<void> {
  await post(db, {
    key: `test:${memberId}:${amount}`,
    kind: 'adjustment',
    reason: { kind: 'operator', id: memberId },
    at: new Date(0),
    currency: 'USD',
    entries: [
      { house: 'house', amount: `-${amount}` },
      { memberId: Number(memberId), purpose: 'main', amount },
    ],
  });
}

/** A simple model: what each stake did, which rounds ended. Ids are few, so that calls are often repeated. */
interface Model {
  cents: number;
  readonly debits: Map<string, { readonly cents: number; readonly round: string; rolledBack: boolean }>;
  readonly barred: Map<string, string>;
  readonly credits: Map<string, { readonly cents: number; readonly round: string }>;
  readonly ended: Set<string>;
}

type Game = Awaited<ReturnType<typeof openGame>>;

class Debit implements fc.AsyncCommand<Model, Game> {
  readonly id: string;
  readonly round: string;
  readonly cents: number;
  constructor(id: string, round: string, cents: number) {
    this.id = id;
    this.round = round;
    this.cents = cents;
  }
  check = () => true;
  async run(model: Model, game: Game): Promise<void> {
    const result = await outcome(game.debit(this.id, this.round, written(this.cents)));
    expect(result).toBe(this.#expected(model));
    if (result === 'in' && !model.debits.has(this.id)) {
      model.debits.set(this.id, { cents: this.cents, round: this.round, rolledBack: false });
      model.cents -= this.cents;
    }
    expect(await centsOf(game.memberId)).toBe(model.cents);
  }
  #expected(model: Model): string {
    if (model.barred.has(this.id)) return 'transaction_rolled_back';
    const known = model.debits.get(this.id);
    if (known) return known.cents === this.cents && known.round === this.round ? 'in' : 'idempotency_conflict';
    if (model.ended.has(this.round)) return 'conflict';
    return this.cents > model.cents ? 'insufficient_balance' : 'in';
  }
  toString = () => `debit ${this.id} ${this.round} ${this.cents}`;
}

class Credit implements fc.AsyncCommand<Model, Game> {
  readonly id: string;
  readonly round: string;
  readonly cents: number;
  readonly ends: boolean;
  constructor(id: string, round: string, cents: number, ends: boolean) {
    this.id = id;
    this.round = round;
    this.cents = cents;
    this.ends = ends;
  }
  check = () => true;
  async run(model: Model, game: Game): Promise<void> {
    const result = await outcome(game.credit(this.id, this.round, written(this.cents), { roundEnded: this.ends }));
    expect(result).toBe(this.#expected(model));
    if (result === 'in' && !model.credits.has(this.id)) {
      model.credits.set(this.id, { cents: this.cents, round: this.round });
      model.cents += this.cents;
      if (this.ends) model.ended.add(this.round);
    }
    expect(await centsOf(game.memberId)).toBe(model.cents);
  }
  #expected(model: Model): string {
    const known = model.credits.get(this.id);
    if (known) return known.cents === this.cents && known.round === this.round ? 'in' : 'idempotency_conflict';
    const staked = [...model.debits.values()].some((debit) => debit.round === this.round && !debit.rolledBack);
    return staked ? 'in' : 'not_found';
  }
  toString = () => `credit ${this.id} ${this.round} ${this.cents} ${this.ends}`;
}

class Rollback implements fc.AsyncCommand<Model, Game> {
  readonly original: string;
  readonly round: string;
  constructor(original: string, round: string) {
    this.original = original;
    this.round = round;
  }
  check = () => true;
  async run(model: Model, game: Game): Promise<void> {
    const result = await outcome(game.rollback(`rb-${this.original}`, this.round, this.original));
    expect(result).toBe(this.#expected(model));
    const debit = model.debits.get(this.original);
    if (result === 'in' && debit === undefined) model.barred.set(this.original, this.round);
    if (result === 'in' && debit !== undefined && !debit.rolledBack) {
      debit.rolledBack = true;
      model.cents += debit.cents;
    }
    expect(await centsOf(game.memberId)).toBe(model.cents);
  }
  #expected(model: Model): string {
    const debit = model.debits.get(this.original);
    const firstRound = debit?.rolledBack ? debit.round : model.barred.get(this.original);
    if (firstRound !== undefined) return firstRound === this.round ? 'in' : 'idempotency_conflict';
    if (debit === undefined) return 'in';
    return debit.round === this.round && !model.ended.has(debit.round) ? 'in' : 'rollback_not_possible';
  }
  toString = () => `rollback ${this.original} ${this.round}`;
}

test('any order of debits, credits and rollbacks agrees with a simple model', async () => {
  const services = await testServices(db);
  const game = await openGame(services, 'model01');
  await give(game.memberId, '1000.00');
  let runs = 0;
  const round = fc.constantFrom('a', 'b');
  const cents = fc.constantFrom(1, 150, 30_000, 90_000);
  const name = fc.constantFrom('1', '2', '3', '4');
  // The ending of a credit follows from its id: the same id with another ending is another order.
  const commands = fc.commands(
    [
      fc.tuple(name, round, cents).map(([id, of, amount]) => new Debit(`d${id}`, of, amount)),
      fc.tuple(name, round, cents).map(([id, of, amount]) => new Credit(`c${id}`, of, amount, id === '4')),
      fc.tuple(name, round).map(([id, of]) => new Rollback(`d${id}`, of)),
    ],
    { size: '+1', maxCommands: 30 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (all) => {
      runs += 1;
      const own = (text: string) => `m${runs}-${text}`;
      const real: Game = {
        ...game,
        debit: (id, of, amount, more) => game.debit(own(id), own(of), amount, more),
        credit: (id, of, amount, more) => game.credit(own(id), own(of), amount, more),
        rollback: (id, of, original, more) => game.rollback(own(id), own(of), own(original), more),
      };
      const setup = async () => {
        const model: Model = {
          cents: await centsOf(game.memberId),
          debits: new Map(),
          barred: new Map(),
          credits: new Map(),
          ended: new Set<string>(),
        };
        return { model, real };
      };
      await fc.asyncModelRun(setup, all);
    }),
    { numRuns: 40 },
  );
  await expectReconciled(db);
});

test('of two hundred concurrent stakes as many are taken as the balance pays', async () => {
  const services = await testServices(db);
  const game = await openGame(services, 'crowd01');
  await give(game.memberId, '100.00');
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, i) => outcome(game.debit(`crowd-${i}`, `crowd-${i}`, '0.75'))),
  );
  const taken = results.filter((result) => result === 'in').length;
  expect(taken).toBe(133);
  expect(new Set(results)).toEqual(new Set(['in', 'insufficient_balance']));
  expect(await centsOf(game.memberId)).toBe(10_000 - 133 * 75);
  await expectReconciled(db);
});
