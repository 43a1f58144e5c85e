import type { ApplyMode, Language, PromotionParticipation } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { StoredReward } from '#server/db/schema/bonuses.ts';
import type { PromotionRule } from '#server/db/schema/promotions.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts/texts.ts';
import { type Part, stateOf } from '#shared/promotions/promotions.ts';
import { money } from '../../ground/amounts/money.ts';
import { type RuleFacts, ruleFacts, ruleRefusal } from '../grants/claim-rules.ts';
import { APPLICATION, type ApplicationRow, applicationOf } from './application-row.ts';
import { isUsedUp } from './deposit-terms.ts';
import type { Refusal } from './refusals.ts';
import { inRound, roundAt } from './rounds.ts';

/** A promotion as far as taking part goes. */
export interface Joinable {
  readonly id: string;
  readonly applyMode: ApplyMode;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly minDeposit: string | null;
  readonly rule: PromotionRule | null;
  readonly reward: StoredReward;
  /** What is left of the budget; null without one. */
  readonly left: string | null;
}

interface Entry {
  readonly promotionId: string;
  readonly round: string;
  readonly joinedAt: Date;
  readonly deposited: string | null;
  readonly issuedAt: Date | null;
  readonly bonusId: string | null;
}

interface Waiting {
  readonly promotionId: string;
  readonly rewardId: string;
  readonly reward: StoredReward;
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
  readonly claimedAt: Date | null;
  readonly bonusId: string | null;
}

const ENTRIES = `
  select promotion_id as "promotionId", round, joined_at as "joinedAt", deposited, issued_at as "issuedAt",
    bonus_id as "bonusId"
  from promotion_entries where member_id = $1`;
// The newest that was not missed; the one that still waits comes first.
const WAITING = `
  select distinct on (source_id) source_id as "promotionId", id as "rewardId", reward, granted_at as "grantedAt",
    expires_at as "expiresAt", claimed_at as "claimedAt", bonus_id as "bonusId"
  from member_rewards
  where member_id = $1 and source = 'promotion'
    and (claimed_at is not null or expires_at is null or expires_at > $2)
  order by source_id, claimed_at is null desc, granted_at desc`;
const TICKETS = `
  select promotion_id as id, count(*)::int as count from raffle_tickets
  where member_id = $1 and drawn_at is null and (expires_at is null or expires_at > $2) group by promotion_id`;
const APPLICATIONS = `
  select distinct on (a.promotion_id) ${APPLICATION} from applications a
  where a.member_id = $1 order by a.promotion_id, a.filed_at desc, a.id desc`;
const DEPOSITED = `select 1 from deposits where member_id = $1 and state = 'credited' limit 1`;

/** What a member has of all promotions. */
export interface MemberFacts {
  readonly entries: readonly Entry[];
  readonly waiting: ReadonlyMap<string, Waiting>;
  /** The latest application for each promotion. */
  readonly applications: ReadonlyMap<string, ApplicationRow>;
  /** The raffle tickets that can be drawn, by promotion. */
  readonly tickets: ReadonlyMap<string, number>;
  /** Whether a deposit was ever credited. */
  readonly hasDeposited: boolean;
  /** What the brand's rules against abuse look at. */
  readonly rules: RuleFacts;
}

/** Reads what a member has of all promotions at a moment. */
export async function memberFacts(
  { brand }: Pick<Services, 'brand'>,
  db: Pick<Queries, 'query'>,
  memberId: number,
  at: Date,
): Promise<MemberFacts> {
  const entries = await db.query<Entry>('promotion_entries_of', ENTRIES, [memberId]);
  const waiting = await db.query<Waiting>('promotion_rewards_of', WAITING, [memberId, at]);
  const tickets = await db.query<{ id: string; count: number }>('raffle_tickets_of', TICKETS, [memberId, at]);
  const applied = await db.query<ApplicationRow>('applications_of', APPLICATIONS, [memberId]);
  const deposited = await db.query('promotion_deposited', DEPOSITED, [memberId]);
  return {
    entries,
    waiting: new Map(waiting.map((one) => [one.promotionId, one])),
    tickets: new Map(tickets.map(({ id, count }) => [id, count])),
    applications: new Map(applied.map((row) => [row.promotionId, row])),
    hasDeposited: deposited.length > 0,
    rules: await ruleFacts(brand, db, memberId),
  };
}

/** Why a member may not join now, the promotion's own conditions before the brand's rules; undefined where it may. */
export function joinRefusal(
  { timeZone, promotionRules, currency }: Pick<Services['brand'], 'timeZone' | 'promotionRules' | 'currency'>,
  promotion: Joinable,
  facts: MemberFacts,
  now: number,
): Refusal | undefined {
  const { id, applyMode, startsAt, endsAt, rule } = promotion;
  const ruled = ruleRefusal({ promotionRules }, facts.rules, { id, round: roundAt(rule, now, timeZone) }, now);
  if (startsAt.getTime() > now) return 'soon';
  if (endsAt !== null && endsAt.getTime() <= now) return 'over';
  if (applyMode === 'apply') {
    const applied = facts.applications.get(promotion.id);
    return applied !== undefined && applied.state !== 'rejected' ? 'joined' : ruled;
  }
  if (applyMode !== 'join') return rule?.kind === 'registration' ? 'registration' : 'itself';
  if (!inRound(rule, now, timeZone)) return 'day';
  if (entryOf(promotion, facts, now, timeZone) !== undefined) return 'joined';
  if (rule?.kind === 'first_deposit' && facts.hasDeposited) return 'first';
  return isUsedUp(promotion, currency.decimals) ? 'used_up' : ruled;
}

/** The member's entry of the present round. */
function entryOf({ id, rule }: Joinable, { entries }: MemberFacts, now: number, timeZone: string) {
  const round = roundAt(rule, now, timeZone);
  return entries.find((entry) => entry.promotionId === id && entry.round === round);
}

/** How a member stands with a promotion, as the contract shows it. */
export function participationOf(
  { brand, clock }: Pick<Services, 'brand' | 'clock'>,
  promotion: Joinable,
  facts: MemberFacts,
  language: Language,
): PromotionParticipation {
  const now = clock();
  const { id, startsAt, endsAt, minDeposit, applyMode } = promotion;
  const entry = entryOf(promotion, facts, now, brand.timeZone);
  const waiting = facts.waiting.get(id);
  const application = facts.applications.get(id);
  const openTickets = facts.tickets.get(id) ?? 0;
  const state = stateOf(startsAt, endsAt, openTickets > 0 ? 'claim' : partOf(entry, waiting, application), now);
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  const refusal = joinRefusal(brand, promotion, facts, now);
  const waitingMoney = state === 'claim' ? (waiting?.reward.amount ?? null) : null;
  const changedAt =
    application?.decidedAt ??
    application?.takenAt ??
    application?.filedAt ??
    entry?.issuedAt ??
    entry?.joinedAt ??
    waiting?.claimedAt ??
    waiting?.grantedAt ??
    null;
  return {
    promotionId: id,
    state,
    changedAt: changedAt?.toISOString() ?? null,
    eligible: refusal === undefined,
    ineligibleReason: refusal === undefined ? null : texts[language].promotions.refused[refusal],
    joinedAt: entry?.joinedAt.toISOString() ?? null,
    progress:
      entry === undefined || minDeposit === null || applyMode !== 'join'
        ? null
        : { kind: 'deposit', target: wire(minDeposit), progress: wire(entry.deposited ?? '0') },
    application: application === undefined ? null : applicationOf(application),
    rewardId: waiting?.rewardId ?? null,
    claimAmount: waitingMoney === null ? null : wire(waitingMoney),
    claimUntil: state === 'claim' ? (waiting?.expiresAt?.toISOString() ?? null) : null,
    bonusId: entry?.bonusId ?? waiting?.bonusId ?? application?.bonusId ?? null,
    openTickets,
  };
}

function partOf(entry: Entry | undefined, waiting: Waiting | undefined, application: ApplicationRow | undefined): Part {
  if (waiting !== undefined) return waiting.claimedAt === null ? 'claim' : 'claimed';
  if (application !== undefined) return application.state;
  if (entry === undefined) return null;
  return entry.issuedAt === null ? 'signed' : 'issued';
}
