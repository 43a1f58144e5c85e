/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CountFigure } from './count-figure.ts';
import type { MoneyFigure } from './money-figure.ts';
import type { OverviewPeriod } from './overview-period.ts';
import type { TeamOverviewBucket } from './team-overview-bucket.ts';
import type { TeamOverviewPoint } from './team-overview-point.ts';
import type { TopDownline } from './top-downline.ts';

/**
 * The team at a glance. A team is the agent and everybody below. Amounts count in the period in which they were settled,
 * a late or re-settled bet as a signed change in the period in which it is settled.
 */
export interface TeamOverview {
  period: OverviewPeriod;
  /**
     * The beginning of the period, included.
     * @maxLength 30
     */
  from: string;
  /**
     * Its end, not included.
     * @maxLength 30
     */
  to: string;
  /**
     * The moment for which the figures hold.
     * @maxLength 30
     */
  asOf: string;
  /**
     * People in the team now, the agent included.
     * @minimum 0
     * @maximum 100000000
     */
  teamCount: number;
  /**
     * Of them with a settled bet in the last 30 days.
     * @minimum 0
     * @maximum 100000000
     */
  activeIn30Days: number;
  registrations: CountFigure;
  active: CountFigure;
  deposits: MoneyFigure;
  withdrawals: MoneyFigure;
  turnover: MoneyFigure;
  result: MoneyFigure;
  income: MoneyFigure;
  /** How wide a point of the chart is: hours for `today` and `yesterday`, else days. */
  bucket: TeamOverviewBucket;
  /**
     * Every hour or day of the period in order, those without figures as zeros.
     * @maxItems 31
     */
  chart: TeamOverviewPoint[];
  /**
     * The direct downlines whose lines had the highest turnover in the period, at most ten, the highest first.
     * @maxItems 10
     */
  topDownlines: TopDownline[];
}
