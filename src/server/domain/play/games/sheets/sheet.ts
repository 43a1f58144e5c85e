import type { InhouseGameId, Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Price } from '#shared/games/exact.ts';
import { amountOf } from '#shared/money/amount.ts';

export type Texts = Readonly<Record<Language, string>>;

/** The rule sheet of a game, apart from the catalogue's and the brand's part. A published version never changes. */
export interface Sheet {
  readonly gameId: InhouseGameId;
  readonly version: number;
  readonly validFrom: string;
  readonly html: Texts;
  readonly multiplierRule: Texts;
  readonly prices: () => readonly Price[];
  /** The bet of a price in words. */
  readonly label: (bet: Price['bet'], language: Language) => string;
  /** In units of the currency, `amountIn` says which. */
  readonly maxStake: number;
  readonly maxPayout: number;
  readonly unfinishedRule: Texts;
}

/** Since when the first versions hold. */
export const FIRST_VERSIONS = '2025-12-15T00:00:00Z';

/** For games whose rounds end with their only step. */
export const endsAtOnce: Texts = {
  EN: 'A round ends immediately; none is ever left unfinished.',
  VI: 'Mỗi ván kết thúc ngay; không có ván nào bị bỏ dở.',
};

/** What a unit of a sheet is in currencies whose unit is small; in all others it is one. */
const units: Readonly<Record<string, number>> = { VND: 20_000 };

/** The least stake of every game, in hundredths of a unit. */
export const MIN_STAKE = 10;

/** Hundredths of a sheet's unit as money of the brand. */
export function amountIn({ currency }: Pick<Brand, 'currency'>, hundredths: number): string {
  return amountOf(hundredths * (units[currency.code] ?? 1), 100, currency.decimals);
}
