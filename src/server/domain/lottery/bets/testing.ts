import type { ChangeDrawDayPayload, LotteryLinePayload, LotterySlipPayload, PrizeRow } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { TEST_NOW } from '#server/db/testing.ts';
import type { Session } from '../../identity/session/session.ts';
import { post } from '../../money/wallet/post.ts';
import { addMembers, logIn, sessionOf, sessionWith, type TestServices, testServices } from '../../testing.ts';
import { comingDraws } from '../draws/draws.ts';
import { cancelBet } from './cancel-bet.ts';
import { chaseOf, stopChase } from './chases.ts';
import { correctResult } from './correct-result.ts';
import { changeDrawDay } from './draw-days.ts';
import { enterResult } from './enter-result.ts';
import { placeSlip } from './place-slip.ts';
import { quoteSlip } from './quote-slip.ts';
import { settleDue } from './settle-draws.ts';
import { voidDraw } from './void-draw.ts';

/** A line of 1.00 on a play type, with its picks in one row. */
export function lineOn(playType: string, ...picks: string[]): LotteryLinePayload {
  return { playType, picks: [picks], unit: '1.00', multiple: 1 };
}

/** A slip on one draw, with the odds that hold. */
export function slipOn(drawId: string, lines: LotteryLinePayload[], more: Partial<LotterySlipPayload> = {}) {
  const gameCode = drawId.split('-')[0] ?? '';
  return { gameCode, oddsVersion: 1, draws: [{ drawId, multiple: 1 }], stopOnWin: false, lines, ...more };
}

/** A result of the northern table in which every number ends with these digits, but for the given special prize. */
export function northern(special: string, rest = '00'): PrizeRow[] {
  const rows = [
    ['G1', 1, 5],
    ['G2', 2, 5],
    ['G3', 6, 5],
    ['G4', 4, 4],
    ['G5', 6, 4],
    ['G6', 3, 3],
    ['G7', 4, 2],
  ] as const;
  return [
    { prize: 'SPECIAL', numbers: [special] },
    ...rows.map(([prize, count, digits]) => ({
      prize,
      numbers: Array.from({ length: count }, () => rest.padStart(digits, '1')),
    })),
  ];
}

/** The acts of a test, by the clock of its services; each is a transaction of its own. */
function lotteryActs(services: TestServices) {
  const { db } = services;
  const needs = { ...services, drawTime: async () => services.clock() };
  const act = (drawId: string) => ({ operator: 'op_mai', drawId, language: 'EN' as const });
  return {
    needs,
    place: (session: Session, slip: LotterySlipPayload) =>
      placeSlip(needs, session, slip, 'EN', (work) => db.transaction(work)),
    quote: (session: Session, slip: LotterySlipPayload) => quoteSlip(needs, session, slip, 'EN'),
    cancel: ({ memberId }: Session, betId: string) =>
      db.transaction((tx) => cancelBet(needs, tx, { memberId, betId, language: 'EN' })),
    stop: ({ memberId }: Session, chaseId: string) =>
      db.transaction((tx) => stopChase(needs, tx, { memberId, chaseId, language: 'EN' })),
    chase: ({ memberId }: Session, chaseId: string) => chaseOf(needs, db, { memberId, chaseId, language: 'EN' }),
    enter: (drawId: string, prizes: PrizeRow[]) =>
      enterResult(needs, act(drawId), prizes, (work) => db.transaction(work)),
    correct: (drawId: string, replacesVersion: number, prizes: PrizeRow[]) =>
      correctResult(needs, act(drawId), { replacesVersion, prizes, reason: 'A typing error.' }, (work) =>
        db.transaction(work),
      ),
    declareVoid: (drawId: string) =>
      voidDraw(needs, act(drawId), 'No draw took place.', (work) => db.transaction(work)),
    changeDay: (gameCode: string, day: string, change: ChangeDrawDayPayload['change'], movedTo: string | null = null) =>
      changeDrawDay(
        needs,
        { operator: 'op_mai', gameCode, day, language: 'EN' },
        { change, movedTo, reason: 'A storm <b>came</b>.' },
        (work) => db.transaction(work),
      ),
    settleDue: () => settleDue(needs),
    /** The ids of the next draws of a game. */
    coming: async (gameCode: string, count: number) =>
      (await comingDraws(services, gameCode, count, 'EN')).content.map(({ drawId }) => drawId),
    /** Lets time pass until a moment. */
    until: (at: string) => services.pass(Date.parse(at) - services.clock()),
  };
}

/** Adds members of age, each with 100,000.00, and makes VN North a game with results from outside. */
export async function prepareLottery(db: Database, accounts: readonly string[]): Promise<void> {
  await db.query('test_external', `update lottery_rules set drawn_here = false where game_code = 'VN_NORTH'`);
  await addMembers(
    db,
    accounts.map((account) => ({ account })),
  );
  await db.query('test_born', `update members set birthday = '1990-06-01' where account = any($1)`, [[...accounts]]);
  for (const account of accounts) {
    const [member] = await db.query<{ id: number }>('test_id', 'select id from members where account = $1', [account]);
    await post(db, {
      key: `fund-${account}`,
      kind: 'adjustment',
      reason: { kind: 'account', id: account },
      at: new Date(TEST_NOW),
      currency: 'USD',
      entries: [
        { memberId: member?.id ?? 0, purpose: 'main', amount: '100000.00' },
        { house: 'house', amount: '-100000.00' },
      ],
    });
  }
}

/** The services and acts of a test that begins at `TEST_NOW`, with the sessions of some accounts. */
export async function beginLottery(db: Database, ...accounts: readonly string[]) {
  const services = await testServices(db);
  const sessions: Session[] = [];
  for (const account of accounts) sessions.push(await sessionOf(services, account));
  return { services, ...lotteryActs(services), sessions };
}

/** The session of an account at the present moment of a test. */
export async function laterSession(services: TestServices, account: string): Promise<Session> {
  return sessionWith(services, (await logIn(services, account)).token);
}

/** The sum of the entries of a house account in cents. */
export async function houseCents(db: Database, purpose: string): Promise<number> {
  const sql = `select coalesce(sum(e.amount) * 100, 0)::int as cents from entries e join accounts a on a.id = e.account_id
    where a.kind = $1 and a.member_id is null`;
  return (await db.query<{ cents: number }>('test_house', sql, [purpose]))[0]?.cents ?? 0;
}
