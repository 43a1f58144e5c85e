import type { Banner, Language, TournamentPrize } from '#generated/model/index.ts';
import type { Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { prizePool } from '#shared/promotions/place-prize.ts';
import { counted } from '#shared/text/counted.ts';

const DAY = 86_400_000;

/** The tournament that a banner tells about. */
export interface ToldTournament {
  readonly title: Words;
  readonly text: Words;
  readonly endsAt: string;
  readonly prizes: readonly TournamentPrize[];
}

/**
 * Fills in what a banner's words leave to its tournament: `{title}`, `{text}`, `{pool}` the prizes in all, `{places}`
 * how many are paid, `{left}` the days until its end.
 */
export function tournamentWords(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  banner: Banner,
  { title, text, endsAt, prizes }: ToldTournament,
  language: Language,
): Banner {
  const days = Math.max(1, Math.ceil((Date.parse(endsAt) - clock()) / DAY));
  const { decimals } = brand.currency;
  const values: Readonly<Record<string, string>> = {
    title: title[language],
    text: text[language],
    // The figures of a headline have no cents that are nothing.
    pool: formatMoney(prizePool(prizes, decimals), brand.currency).replace(/\.0+$/, ''),
    places: Math.max(...prizes.map(({ to }) => to)).toLocaleString('en'),
    left: language === 'VI' ? `còn ${days} ngày` : `${counted(days, 'day')} left`,
  };
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const fillAny = (words: string | null) => (words === null ? null : fill(words));
  return {
    ...banner,
    kicker: fillAny(banner.kicker),
    title: fill(banner.title),
    text: fillAny(banner.text),
    actionLabel: fillAny(banner.actionLabel),
    terms: fillAny(banner.terms),
  };
}
