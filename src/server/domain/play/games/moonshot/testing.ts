import type { PlaceMoonshotBetPayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { TEST_NOW } from '#server/db/testing.ts';
import type { Session } from '#server/domain/identity/session/session.ts';
import { post } from '#server/domain/money/wallet/post.ts';
import { addMembers, sessionOf, type TestServices, testServices } from '#server/domain/testing.ts';
import { timeTo } from '#shared/games/moonshot.ts';
import { mainBalance } from '../../seamless/testing.ts';
import { advance } from './advance.ts';
import { cashOut, placeBet, takeBack } from './place-bet.ts';
import { showMoonshot } from './show-round.ts';
import { takeOff } from './take-off.ts';

/** The flights of a test, by the clock of its services; another database stands for another process. */
export function flights(services: TestServices, db: Database = services.db) {
  const needs = { ...services, db, flightTime: async () => services.clock() };
  const inTransaction = async <T>(act: (all: typeof needs & { catalogue: never }, tx: never) => Promise<T>) => {
    const catalogue = await services.catalogue.current();
    // The acts below take what they need of both.
    return db.transaction((tx) => act({ ...needs, catalogue } as never, tx as never));
  };
  const look = (session: Session) => showMoonshot(needs, session.memberId);
  /** Lets a flight that took off end at a multiplier (hundredths). */
  const endAt = (id: string, end: number) => {
    const sql = `update moonshot_rounds set end_multiplier = $2, ends_at = take_off_at + $3::int * interval '1 millisecond'
      where id = $1 and state = 'flying'`;
    return db.query('test_flight_end', sql, [id, end, timeTo(end)]);
  };
  const place = async (session: Session, bet: Partial<PlaceMoonshotBetPayload> = {}) => {
    const sharedRoundId = bet.sharedRoundId ?? (await look(session)).round.roundId;
    const order = { stake: '10.00', clientSeed: `luck-${session.memberId}`, ...bet, sharedRoundId };
    return inTransaction((all, tx) => placeBet(all, tx, session, order));
  };
  return {
    needs,
    look,
    place,
    endAt,
    advance: () => advance(needs),
    leave: (session: Session, roundId: string) =>
      inTransaction((all, tx) => cashOut(all, tx, session.memberId, roundId)),
    back: (session: Session, roundId: string) =>
      inTransaction((all, tx) => takeBack(all, tx, session.memberId, roundId)),
    /** Lets the flight take off now, and end at a multiplier (hundredths). */
    takeOff: async (session: Session, end: number) => {
      const { round } = await look(session);
      services.pass(Date.parse(round.betsCloseAt) - services.clock());
      // Alone, because a flight may end at once.
      await takeOff(needs, round.roundId);
      await endAt(round.roundId, end);
      return round.roundId;
    },
    /** Lets time pass until a multiplier is reached from take-off on. */
    flyTo: (multiplier: number, from = 100) => services.pass(timeTo(multiplier) - timeTo(from)),
  };
}

export type Flights = ReturnType<typeof flights>;

/** Adds two members of age and a trial account, each with 100,000.00. */
export async function addFliers(db: Database): Promise<void> {
  await addMembers(db, [{ account: 'flyer01' }, { account: 'flyer02' }, { account: 'trier01', type: 4 }]);
  await db.query('test_born', "update members set birthday = '1990-06-01' where account like 'flyer0%'");
  for (const account of ['flyer01', 'flyer02', 'trier01']) {
    const [member] = await db.query<{ id: number }>('test_id', 'select id from members where account = $1', [account]);
    await post(db, {
      key: `fund-${account}`,
      kind: 'adjustment',
      reason: { kind: 'account', id: account },
      at: new Date(TEST_NOW),
      currency: 'USD',
      entries: [
        { memberId: member?.id ?? 0, purpose: 'main', amount: '100000.00' },
        { house: account === 'trier01' ? 'trial_credit' : 'house', amount: '-100000.00' },
      ],
    });
  }
}

/** Begins a test at the same moment as the others, with no flight under way and nobody who looks. */
export async function beginTest(db: Database) {
  const over = `update moonshot_rounds set state = 'ended', take_off_at = coalesce(take_off_at, opens_at),
    end_multiplier = coalesce(end_multiplier, 100), next_round_at = '2026-01-01'`;
  await db.query('test_over', over);
  await db.query('test_unwatched', 'delete from moonshot_watchers');
  const services = await testServices(db);
  const ana = await sessionOf(services, 'flyer01');
  const bao = await sessionOf(services, 'flyer02');
  return { services, fly: flights(services), ana, bao };
}

/** The balance of a member's main wallet. */
export async function balanceOf(db: Database, { memberId }: Pick<Session, 'memberId'>): Promise<number> {
  return Number(await mainBalance(db, String(memberId)));
}

/** A bet as the betting record has it. */
export async function storedBet(db: Database, betId: string): Promise<unknown> {
  const sql = `select state, stake::float, payout::float, valid_turnover::float as turnover, result, summary
    from bets where id = $1`;
  return (await db.query('test_bet', sql, [betId]))[0];
}
