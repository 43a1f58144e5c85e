import type { GameCategory, Language, Tournament, TournamentMetric, TournamentPrize } from '#generated/model/index.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { prizePool } from '#shared/promotions/place-prize.ts';
import { money } from '../../ground/amounts/money.ts';

export interface TournamentRow {
  readonly id: string;
  readonly title: Words;
  readonly text: Words;
  readonly metric: TournamentMetric;
  readonly vendorCode: string | null;
  readonly category: GameCategory | null;
  readonly minimumStake: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly prizes: readonly TournamentPrize[];
  readonly paidAt: Date | null;
}

export const TOURNAMENT_COLUMNS = `
  t.id, t.title, t.text, t.metric, t.vendor_code as "vendorCode", t.category, t.minimum_stake as "minimumStake",
  t.starts_at as "startsAt", t.ends_at as "endsAt", t.prizes, t.paid_at as "paidAt"`;

/** A tournament as the contract tells it. */
export function tournamentOf(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  row: TournamentRow,
  language: Language,
): Tournament {
  const { decimals } = brand.currency;
  const { id, title, text, metric, vendorCode, category, minimumStake, startsAt, endsAt, prizes } = row;
  return {
    tournamentId: id,
    title: title[language],
    text: text[language],
    metric,
    category,
    vendor: vendorCode,
    minimumStake: money(minimumStake, decimals),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state: stateOf(row, clock()),
    prizePool: prizePool(prizes, decimals),
    prizes: prizes.map(({ amount, ...places }) => ({ ...places, amount: money(amount, decimals) })),
  };
}

function stateOf({ startsAt, endsAt, paidAt }: TournamentRow, now: number): Tournament['state'] {
  if (paidAt !== null) return 'paid';
  if (endsAt.getTime() <= now) return 'ended';
  return startsAt.getTime() <= now ? 'running' : 'coming';
}
