import type { Language } from '../../../../generated/server/model/index.ts';
import { cleanHtml } from '../../domain/html/clean-html.ts';
import type { Queries } from '../database.ts';
import { promotions, promotionTexts } from '../schema/promotions.ts';
import { seedPromotions } from './promotions.ts';
import type { SeedPromotion } from './seed-promotion.ts';
import { inCurrency, type SeedCurrency, withAmounts } from './with-amounts.ts';

const DAY = 86_400_000;

const contributions = [
  { gameType: 'RNG' as const, rate: 10_000 },
  { gameType: 'INHOUSE' as const, rate: 10_000 },
  { gameType: 'LIVE' as const, rate: 2_000 },
];

/** Inserts the promotions, with days relative to `now`. */
export async function insertPromotions(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  const seeded = withAmounts(seedPromotions, currency);
  const rows = seeded.map(({ id, category, applyMode, reward, wagering, minDeposit, rule, budget, days, art }) => ({
    ...{ id, category, applyMode, art },
    reward: {
      ...reward,
      amount: reward.amount && inCurrency(reward.amount, currency),
      maximum: reward.maximum && inCurrency(reward.maximum, currency),
    },
    startsAt: at(days[0]),
    endsAt: days[1] === null ? null : at(days[1]),
    rule: rule ?? null,
    budget: budget === undefined ? null : inCurrency(budget, currency),
    wagering: wagering
      ? { ...wagering, base: 'bonus' as const, days: 7, maxStake: inCurrency('10.00', currency), contributions }
      : null,
    minDeposit: minDeposit === undefined ? null : inCurrency(minDeposit, currency),
    picture: `/art/promotion/${id}.webp`,
  }));
  await tx.orm.insert(promotions).values(rows);
  await tx.orm.insert(promotionTexts).values(seeded.flatMap((one) => [textOf(one, 'EN'), textOf(one, 'VI')]));
}

function textOf({ id, ...words }: SeedPromotion, language: Language) {
  const { title, summary, reward, text } = words[language];
  return { promotionId: id, language, title, summary, reward, html: cleanHtml(htmlOf(text)) };
}

/** Paragraphs, then the small print as a list. */
function htmlOf(text: readonly string[]): string {
  const items = text.filter((line) => line.startsWith('- ')).map((line) => `<li>${line.slice(2)}</li>`);
  const paragraphs = text.filter((line) => !line.startsWith('- ')).map((line) => `<p>${line}</p>`);
  return paragraphs.join('') + (items.length > 0 ? `<ul>${items.join('')}</ul>` : '');
}
