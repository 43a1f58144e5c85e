import { type Fixture, fixturesAround } from './fixtures.ts';
import type { MatchKind } from './kinds.ts';
import { fixtureOfBet, resultOf } from './match-game.ts';
import { recentBets, type VendorRound } from './rounds.ts';
import { type SettleNeeds, settleRound } from './settle.ts';

interface Asked {
  readonly vendor: string;
  readonly kind: MatchKind;
  readonly memberId: string;
}

/** The vendor's matches and a member's bets on them. What is due is settled first: a reader need not wait for the job. */
export async function matchList(needs: SettleNeeds, { vendor, kind, memberId }: Asked) {
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
