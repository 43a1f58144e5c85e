import { createHash } from 'node:crypto';
import type { Language, PlaySession, VendorTransaction } from '#generated/model/index.ts';
import type { Queries } from '../../db/database.ts';
import { Failure } from '../../shared/failure.ts';
import { type Fixture, fixturesAround } from './fixtures.ts';
import { isMatch, type MatchKind, quickGames, type VendorGameKind } from './kinds.ts';
import { fixtureOfBet, placeOnMatch, resultOf } from './match-game.ts';
import { endRound, keepRound, moveRound, recentBets, type VendorRound } from './rounds.ts';
import { payRound, type SettleNeeds, settleOverdue, settleRound, undoRound } from './settle.ts';
import { textsIn } from './texts-in.ts';
import { chipsOf, purseOf, type Wager } from './wager.ts';
import type { WalletAnswer } from './wallet-client.ts';

export interface VendorNeeds extends SettleNeeds {
  /** Has a round settled at an instant by a job; part of the transaction. */
  readonly schedule: (tx: Queries, roundId: string, at: Date) => Promise<void>;
}

/** The game that a page plays. */
export interface PlayedGame {
  readonly vendor: string;
  readonly nodeId: string;
  readonly gameId: string;
  readonly kind: VendorGameKind;
}

/** The stake of a page. */
export interface PageOrder {
  readonly play: string;
  readonly selection: string;
  /** One chip. */
  readonly unit: string;
}

/** The sandbox vendors' own system: it plays for money over the portal's wallet. */
export type SandboxVendor = ReturnType<typeof createSandboxVendor>;

/** After this long a round that stopped in the middle is brought to its end. */
const STUCK = 30_000;

/** Creates the system of the sandbox vendors. */
export function createSandboxVendor(needs: VendorNeeds) {
  const { db, clock, wallet } = needs;
  return {
    /** Opens a session by a launch token. Failures: the wallet's, and `unavailable`. */
    open: async (vendor: string, launchToken: string) => {
      const opened = given<PlaySession>(await wallet.authorise(vendor, launchToken));
      await keepSession(db, vendor, opened);
      const { playToken: play, nickname, balance, currency } = opened;
      return { play, nickname, balance, currency, chips: chipsOf(purseOf(currency)) };
    },
    /** The balance of the session's member. Failures: `play_token_expired`, the wallet's, `unavailable`. */
    balance: async (vendor: string, play: string) => {
      const { memberId } = await vendorSession(db, vendor, play, clock());
      const { balance, currency } = given(await wallet.balance(vendor, memberId));
      return { balance, currency };
    },
    /** Takes a stake and plays it. Throws refusals of the page or the wallet; a lost answer returns the stake. */
    play: async (game: PlayedGame, order: PageOrder) => {
      const session = await vendorSession(db, game.vendor, order.play, clock());
      if (session.gameId !== null && session.gameId !== game.gameId) throw new Failure('forbidden');
      return isMatch(game.kind) ? placeBet(needs, game, session, order) : playRound(needs, game, session, order);
    },
    /** The matches of a vendor, and the session's bets on them. */
    matches: async ({ vendor, kind }: Pick<PlayedGame, 'vendor' | 'kind'>, play: string) => {
      const session = await vendorSession(db, vendor, play, clock());
      if (!isMatch(kind)) throw new Failure('not_found');
      return matchList(needs, { vendor, kind, memberId: session.memberId });
    },
    /** Brings a round to its end; throws while the wallet does not take what it has to. */
    settle: (roundId: string) => settleRound(needs, roundId),
    settleOverdue: () => settleOverdue(needs),
  };
}

interface Asked {
  readonly vendor: string;
  readonly kind: MatchKind;
  readonly memberId: string;
}

/** The vendor's matches and a member's bets on them. What is due is settled first: a reader need not wait for the job. */
async function matchList(needs: SettleNeeds, { vendor, kind, memberId }: Asked) {
  const { db, clock, random } = needs;
  const now = clock();
  const due = (await recentBets(db, vendor, memberId)).filter(({ state, dueAt }) => state !== 'paid' && +dueAt <= now);
  // What the wallet does not take now its job repeats.
  for (const { id } of due) await settleRound(needs, id).catch(() => undefined);
  const { open, playing, ended } = fixturesAround(vendor, now, kind === 'esports');
  const results = [];
  for (const fixture of ended) {
    results.push({ ...shownFixture(fixture), ...(await resultOf(db, random, fixture, new Date(now))) });
  }
  const bets = await recentBets(db, vendor, memberId);
  return {
    now,
    open: open.map(shownFixture),
    playing: playing.map(shownFixture),
    ended: results.reverse(),
    bets: bets.map((bet) => shownBet(bet, kind)),
  };
}

/** The chances stay with the vendor; the prices follow from them. */
function shownFixture({ id, home, away, prices, startsAt, endsAt }: Fixture) {
  return { id, home, away, prices, startsAt, endsAt };
}

function shownBet({ id, vendor, selection, stake, payout, state }: VendorRound, kind: MatchKind) {
  const fixture = fixtureOfBet(vendor, kind, selection);
  const pick = selection.split(':')[1] ?? '';
  const prices: Readonly<Record<string, string>> = fixture?.prices ?? {};
  return {
    id,
    pick,
    stake,
    payout,
    price: prices[pick] ?? '',
    ended: state !== 'open',
    match: fixture && shownFixture(fixture),
  };
}

/** A game session, as the vendor keeps it. */
interface VendorSession {
  readonly vendor: string;
  readonly memberId: string;
  readonly gameId: string | null;
  readonly currency: string;
  /** In which the vendor tells what was bet on and what came out. */
  readonly language: Language;
  /** The page sends it with each call; the vendor keeps only its hash. */
  readonly playToken: string;
}

const KEEP = `
  insert into sandbox_sessions (token_hash, vendor_code, member_id, game_id, currency, language, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7)`;
const FIND = `
  select vendor_code as vendor, member_id as "memberId", game_id as "gameId", currency, language
  from sandbox_sessions
  where token_hash = $1 and vendor_code = $2 and expires_at > $3`;

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Keeps a session that the portal has opened. */
async function keepSession(db: Queries, vendor: string, opened: PlaySession): Promise<void> {
  const { playToken, memberId, gameId, currency, language, expiresAt } = opened;
  const values = [hashOf(playToken), vendor, memberId, gameId, currency, language, new Date(expiresAt)];
  await db.query('sandbox_session_keep', KEEP, values);
}

/** The session of a play token: `play_token_expired` for every other token, also another vendor's. */
async function vendorSession(db: Queries, vendor: string, playToken: string, now: number): Promise<VendorSession> {
  const rows = await db.query<Omit<VendorSession, 'playToken'>>('sandbox_session_find', FIND, [
    hashOf(playToken),
    vendor,
    new Date(now),
  ]);
  const [found] = rows;
  if (found === undefined) throw new Failure('play_token_expired');
  return { ...found, playToken };
}

async function playRound(needs: VendorNeeds, game: PlayedGame, session: VendorSession, order: PageOrder) {
  const { db, random } = needs;
  if (isMatch(game.kind)) throw new Failure('not_found');
  const purse = purseOf(session.currency);
  const rules = quickGames[game.kind];
  const texts = textsIn(session.language);
  const wager = rules.place(order.selection, order.unit, purse, texts);
  if (wager === undefined) throw new Failure('validation_failed');
  const { round, taken } = await takeStake(needs, game, session, wager);
  const outcome = rules.play(random, wager, purse, texts);
  // A job that found the round stuck has taken the stake back.
  if (!(await endRound(db, round.id, 'debiting', outcome))) throw new Failure('unavailable');
  const { payout, push, result, shown } = outcome;
  const creditKind = push ? 'refund' : 'win';
  // The job pays what the wallet does not take now.
  const paid = await payRound(needs, { ...round, payout, creditKind, result }).catch(() => undefined);
  const { balance, currency } = paid ?? taken;
  return { stake: wager.stake, payout, push, shown, balance, currency, late: paid === undefined };
}

async function placeBet(needs: VendorNeeds, game: PlayedGame, session: VendorSession, order: PageOrder) {
  const { db, clock, schedule } = needs;
  const { vendor, kind } = game;
  if (!isMatch(kind)) throw new Failure('not_found');
  const placed = placeOnMatch({ vendor, kind, now: clock() }, order.selection, order.unit, {
    purse: purseOf(session.currency),
    texts: textsIn(session.language),
  });
  if (placed === undefined) throw new Failure('validation_failed');
  if (placed === 'closed') throw new Failure('conflict');
  const { round, taken } = await takeStake(needs, game, session, placed.wager);
  const dueAt = new Date(placed.fixture.endsAt);
  await db.transaction(async (tx) => {
    if (!(await moveRound(tx, round.id, 'debiting', 'open', dueAt))) throw new Failure('unavailable');
    await schedule(tx, round.id, dueAt);
  });
  const { balance, currency } = taken;
  return { stake: placed.wager.stake, balance, currency };
}

/** Asks the wallet for the stake. Without an answer the stake is taken back: `unavailable`. */
async function takeStake(
  needs: VendorNeeds,
  { vendor, nodeId, kind }: PlayedGame,
  { memberId, playToken, currency }: VendorSession,
  { stake, selection, detail }: Wager,
): Promise<{ readonly round: VendorRound; readonly taken: VendorTransaction }> {
  const { db, clock, random, wallet, schedule } = needs;
  const id = `r-${Buffer.from(random(16)).toString('base64url')}`;
  const placedAt = new Date(clock());
  const dueAt = new Date(placedAt.getTime() + STUCK);
  const begun = { payout: null, creditKind: null, result: null, state: 'debiting', placedAt, dueAt } as const;
  const round = { id, vendor, memberId, nodeId, kind, currency, selection, detail, stake, ...begun };
  // Kept first, with its job: whatever stops this process, the round comes to an end.
  await db.transaction(async (tx) => {
    await keepRound(tx, round);
    await schedule(tx, id, dueAt);
  });
  const order = { transactionId: `${id}-debit`, playToken, memberId, nodeId, roundId: id, amount: stake, detail };
  const answer = await wallet.debit(vendor, order);
  if (answer.kind === 'done') return { round, taken: answer.value };
  if (answer.kind === 'refused') {
    await moveRound(db, id, 'debiting', 'refused');
    throw new Failure(answer.code);
  }
  // What fails here is repeated by the job.
  if (await moveRound(db, id, 'debiting', 'undoing')) await undoRound(needs, round).catch(() => undefined);
  throw new Failure('unavailable');
}

function given<Value>(answer: WalletAnswer<Value>): Value {
  if (answer.kind === 'done') return answer.value;
  throw new Failure(answer.kind === 'refused' ? answer.code : 'unavailable');
}
