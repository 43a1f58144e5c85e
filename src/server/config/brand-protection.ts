import * as zod from 'zod';
import { ExclusionPeriod } from '#generated/model/exclusion-period.ts';

const minutes = zod.int().min(0).max(240);

/** What the brand offers for the protection of players (MEMBER-22, FOOTER-09). */
export const protection = zod
  .strictObject({
    /** The interval of the reality check until the member chooses another; 0 is off. */
    realityCheckMinutes: minutes,
    /** The intervals to choose from. Without 0 nobody can switch the check off. */
    realityCheckChoices: zod.array(minutes).min(1).max(10),
    exclusionPeriods: zod.array(zod.enum(ExclusionPeriod)).min(1).max(7),
  })
  .refine(({ realityCheckMinutes, realityCheckChoices }) => realityCheckChoices.includes(realityCheckMinutes), {
    path: ['realityCheckMinutes'],
    message: 'must be one of realityCheckChoices',
  })
  .default({
    realityCheckMinutes: 60,
    realityCheckChoices: [30, 60, 120],
    exclusionPeriods: ['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'permanent'],
  });
