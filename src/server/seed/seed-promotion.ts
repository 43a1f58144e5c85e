import type { ApplyMode, PromotionCategory, WageringRules } from '#generated/model/index.ts';
import type { MotifRef } from '#shared/art/motif-book.ts';
import type { StoredReward } from '../db/schema/bonuses.ts';
import type { BannerArt } from '../db/schema/notices.ts';
import type { PromotionRule } from '../db/schema/promotions.ts';

/**
 * Title, sentence, the reward in words, and the paragraphs of the whole text; a paragraph that begins with `- ` is
 * small print.
 */
export interface PromotionWords {
  readonly title: string;
  readonly summary: string;
  readonly reward: string;
  readonly text: readonly string[];
}

/** The drawing of a promotion: a ground, its light and its props. */
export type PromotionArt = BannerArt & { readonly props: readonly MotifRef[] };

export interface SeedPromotion {
  readonly id: string;
  readonly category: PromotionCategory;
  readonly applyMode: ApplyMode;
  readonly reward: StoredReward;
  readonly wagering?: Pick<WageringRules, 'multiple'> | undefined;
  readonly minDeposit?: string;
  readonly rule?: PromotionRule;
  /** The most money that it gives in all. */
  readonly budget?: string;
  /** The first day and the day after the last, relative to seeding; null has no end. */
  readonly days: readonly [from: number, to: number | null];
  readonly art: PromotionArt;
  readonly EN: PromotionWords;
  readonly VI: PromotionWords;
}

/** A reward with only its kind set. */
export const reward = (kind: StoredReward['kind'], set: Partial<StoredReward>): StoredReward => ({
  kind,
  amount: null,
  rate: null,
  maximum: null,
  points: null,
  rounds: null,
  nodeId: null,
  ...set,
});
