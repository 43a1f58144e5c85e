/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OverviewPeriod } from './overview-period.ts';

export type GetTeamOverviewParams = {
/**
 * The period.
 */
period: OverviewPeriod;
};
