import * as zod from 'zod';
import { GameCategory } from '#generated/model/index.ts';

const rates = zod
  .array(zod.strictObject({ gameType: zod.enum(GameCategory), rate: zod.int().min(0).max(10_000) }))
  .refine(
    (list) => new Set(list.map(({ gameType }) => gameType)).size === list.length,
    'must name a category at most once',
  );

/** What the turnover of members is worth. All rates are in basis points. */
export const turnover = zod
  .strictObject({
    /**
     * How much of a category's valid turnover counts for points, rebates, missions and what friends earn, as
     * `contributions` of bonuses say it for wagering. A category without an entry counts for nothing.
     */
    contributions: rates,
    /** What a category keeps of its stakes at least, where its games do not say what they return. */
    edges: rates,
    /** The most that the salaries of an agent whom the platform pays come to, all kinds together. */
    mostSalary: zod.int().min(0).max(10_000),
  })
  .default({
    contributions: [
      { gameType: 'INHOUSE', rate: 5_000 },
      { gameType: 'LIVE', rate: 2_000 },
      { gameType: 'ELOTT', rate: 5_000 },
      { gameType: 'LOTT', rate: 5_000 },
      ...(['RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP'] as const).map((gameType) => {
        return { gameType, rate: 10_000 };
      }),
    ],
    edges: [
      { gameType: 'SPORTS', rate: 300 },
      { gameType: 'ESPORTS', rate: 300 },
      { gameType: 'PVP', rate: 200 },
    ],
    mostSalary: 65,
  });
