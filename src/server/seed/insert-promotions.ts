import type { Language } from '#generated/model/index.ts';
import type { Queries } from '../db/database.ts';
import { promotions, promotionTexts } from '../db/schema/promotions.ts';
import { rafflePrizes } from '../db/schema/raffle.ts';
import { cleanHtml } from '../domain/ground/html/html.ts';
import { seedPromotions } from './promotions.ts';
import { reward, type SeedPromotion } from './seed-promotion.ts';
import { inCurrency, type SeedCurrency, withAmounts } from './with-amounts.ts';

const DAY = 86_400_000;

const contributions = [
  { gameType: 'RNG' as const, rate: 10_000 },
  { gameType: 'INHOUSE' as const, rate: 10_000 },
  { gameType: 'LIVE' as const, rate: 2_000 },
];

/** Inserts the promotions, with days relative to `now`: those that run for a site, past and coming ones too for a demo. */
export async function insertPromotions(
  tx: Queries,
  now: Date,
  { currency, demo }: { readonly currency: SeedCurrency; readonly demo: boolean },
): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + (demo ? days : Math.max(days, 0)) * DAY);
  const seeded = withAmounts(seedPromotions, currency).filter(
    ({ days: [from, to] }) => demo || (from <= 0 && (to ?? 1) > 0),
  );
  const rows = seeded.map(({ id, category, applyMode, wagering, minDeposit, rule, budget, days, art, ...seeded }) => ({
    id,
    category,
    applyMode,
    art,
    reward: {
      ...seeded.reward,
      amount: seeded.reward.amount && inCurrency(seeded.reward.amount, currency),
      maximum: seeded.reward.maximum && inCurrency(seeded.reward.maximum, currency),
    },
    startsAt: at(days[0]),
    endsAt: days[1] === null ? null : at(days[1]),
    rule: rule?.kind === 'deposit_tickets' ? { ...rule, each: inCurrency(rule.each, currency) } : (rule ?? null),
    budget: budget === undefined ? null : inCurrency(budget, currency),
    wagering: wagering
      ? { ...wagering, base: 'bonus' as const, days: 7, maxStake: inCurrency('10.00', currency), contributions }
      : null,
    minDeposit: minDeposit === undefined ? null : inCurrency(minDeposit, currency),
    picture: `/art/promotion/${id}.webp`,
  }));
  await tx.orm.insert(promotions).values(rows);
  await tx.orm.insert(rafflePrizes).values(prizesOf(currency));
  await tx.orm.insert(promotionTexts).values(seeded.flatMap((one) => [textOf(one, 'EN'), textOf(one, 'VI')]));
}

/** The prizes of the raffle `p-104`, the rarest first, the blank last. */
function prizesOf(currency: SeedCurrency) {
  const bonus = (dollars: string) => reward('bonus', { amount: inCurrency(dollars, currency) });
  const wagering = {
    multiple: 5,
    base: 'bonus' as const,
    days: 7,
    maxStake: inCurrency('10.00', currency),
    contributions,
  };
  const prizes = [
    {
      id: 'pz-1',
      title: ['¤100.00 of bonus money', '¤100.00 tiền thưởng'],
      reward: bonus('100.00'),
      chance: 2_000,
      left: 5,
    },
    {
      id: 'pz-2',
      title: ['¤10.00 of bonus money', '¤10.00 tiền thưởng'],
      reward: bonus('10.00'),
      chance: 48_000,
      left: 200,
    },
    {
      id: 'pz-3',
      title: ['200 points', '200 điểm'],
      reward: reward('points', { points: 200 }),
      chance: 150_000,
      left: null,
    },
    {
      id: 'pz-4',
      title: ['50 points', '50 điểm'],
      reward: reward('points', { points: 50 }),
      chance: 300_000,
      left: null,
    },
    {
      id: 'pz-5',
      title: ['No prize this time', 'Không trúng thưởng lần này'],
      reward: null,
      chance: 500_000,
      left: null,
    },
  ];
  return withAmounts(prizes, currency).map(({ title: [EN = '', VI = ''], ...prize }, position) => ({
    ...prize,
    position,
    promotionId: 'p-104',
    title: { EN, VI },
    wagering: prize.reward?.kind === 'bonus' ? wagering : null,
  }));
}

function textOf({ id, ...words }: SeedPromotion, language: Language) {
  const { text, ...told } = words[language];
  return { promotionId: id, language, ...told, html: cleanHtml(htmlOf(text)) };
}

/** Paragraphs, then the small print as a list. */
function htmlOf(text: readonly string[]): string {
  const items = text.filter((line) => line.startsWith('- ')).map((line) => `<li>${line.slice(2)}</li>`);
  const paragraphs = text.filter((line) => !line.startsWith('- ')).map((line) => `<p>${line}</p>`);
  return paragraphs.join('') + (items.length > 0 ? `<ul>${items.join('')}</ul>` : '');
}
