import { multiplyAmount } from '#shared/money/amount.ts';
import { type Fixture, fixtureOf, type MatchPick, takesBets } from './fixtures.ts';
import type { MatchKind } from './kinds.ts';
import type { MatchResult } from './match-results.ts';
import type { VendorTexts } from './texts.ts';
import { type Outcome, oneChip, type Purse, type Wager } from './wager.ts';

interface Placed {
  readonly fixture: Fixture;
  readonly wager: Wager;
}

/** Reads a bet `<match>:<pick>`: undefined unless on offer, `closed` where the match takes no more bets. */
export function placeOnMatch(
  { vendor, kind, now }: { readonly vendor: string; readonly kind: MatchKind; readonly now: number },
  selection: string,
  unit: string,
  { purse, texts }: { readonly purse: Purse; readonly texts: VendorTexts },
): Placed | 'closed' | undefined {
  const found = pickOf(vendor, kind, selection);
  if (found === undefined) return undefined;
  const { fixture, pick, price } = found;
  const chosen = { match: titleOf(fixture), pick: texts.match[pick], price };
  const detail = texts.match.chosen.replace(/\{(match|pick|price)\}/g, (_, name: keyof typeof chosen) => chosen[name]);
  const wager = oneChip(unit, selection, detail, purse);
  if (wager === undefined) return undefined;
  return takesBets(fixture, now) ? { fixture, wager } : 'closed';
}

/** What a bet pays by the result of its match. */
export function matchOutcome(
  vendor: string,
  kind: MatchKind,
  { selection, stake }: Pick<Wager, 'selection' | 'stake'>,
  { result, score }: MatchResult,
  { decimals }: Purse,
): Omit<Outcome, 'shown'> {
  const found = pickOf(vendor, kind, selection);
  if (found === undefined) throw new Error('a bet on no match');
  const payout = multiplyAmount(stake, found.pick === result ? found.price : '0', decimals);
  return { payout, push: false, result: `${titleOf(found.fixture)} ${score}` };
}

/** The match of a bet. */
export function fixtureOfBet(vendor: string, kind: MatchKind, selection: string): Fixture | undefined {
  return pickOf(vendor, kind, selection)?.fixture;
}

function pickOf(vendor: string, kind: MatchKind, selection: string) {
  const [id = '', name = ''] = selection.split(':');
  const fixture = fixtureOf(vendor, id, kind === 'esports');
  const pick = (['home', 'draw', 'away'] as const satisfies readonly MatchPick[]).find((one) => one === name);
  const price = pick && fixture?.prices[pick];
  return fixture && pick && price ? { fixture, pick, price } : undefined;
}

function titleOf({ home, away }: Fixture): string {
  return `${home.name} - ${away.name}`;
}
