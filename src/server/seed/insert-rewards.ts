import type { Queries } from '../db/database.ts';
import { pointRewards, pointRewardTexts } from '../db/schema/point-rewards.ts';
import { cleanHtml } from '../domain/ground/html/html.ts';
import { seedRewards } from './rewards.ts';
import { inCurrency, type SeedBrand, withAmounts, withBrand } from './with-amounts.ts';

const DAY = 86_400_000;

const contributions = [
  { gameType: 'RNG' as const, rate: 10_000 },
  { gameType: 'INHOUSE' as const, rate: 10_000 },
  { gameType: 'LIVE' as const, rate: 2_000 },
];

/** Inserts the rewards of the point mall, in order. */
export async function insertRewards(tx: Queries, now: Date, brand: SeedBrand): Promise<void> {
  const { currency } = brand;
  await tx.orm.insert(pointRewards).values(
    seedRewards.map(
      ({ id, kind, points, stock = null, amount = null, multiple, age, hot = false, hue, prop }, position) => ({
        id,
        kind,
        position,
        points,
        stock,
        hot,
        amount: amount && inCurrency(amount, currency),
        picture: `/art/reward/${id}.webp`,
        art: { hue, props: [prop], tone: 'day' as const },
        wagering: multiple
          ? { multiple, base: 'bonus' as const, days: 7, maxStake: inCurrency('10.00', currency), contributions }
          : null,
        needsAddress: kind === 'goods',
        maxQuantity: kind === 'goods' ? 2 : 1,
        createdAt: new Date(now.getTime() - age * DAY),
      }),
    ),
  );
  const texts = withBrand(withAmounts(seedRewards, currency), brand).flatMap(({ id, EN, VI }) =>
    (
      [
        ['EN', EN],
        ['VI', VI],
      ] as const
    ).map(([language, [title, summary, text]]) => ({
      rewardId: id,
      language,
      title,
      summary,
      html: cleanHtml(`<p>${text}</p>`),
    })),
  );
  await tx.orm.insert(pointRewardTexts).values(texts);
}
