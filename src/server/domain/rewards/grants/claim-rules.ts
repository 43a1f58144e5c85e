import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { PROVEN_CONTACT, SAME_DEVICE } from '../../care/protection/same-person.ts';

const DAY = 86_400_000;

/** Why the brand's rules against abuse keep a member from a promotion. */
export type RuleRefusal = 'account_age' | 'waiting' | 'same_person';

/** What the rules look at. */
export interface RuleFacts {
  readonly openedAt: Date;
  /** When a promotion last gave the member bonus money. */
  readonly lastBonusAt: Date | null;
  /** The rounds of promotions that other accounts of the same person took. */
  readonly taken: ReadonlySet<string>;
}

type Brand = Pick<Services['brand'], 'promotionRules'>;

const ACCOUNT = `
  select created_at as "openedAt", (
    select max(granted_at) from bonuses where member_id = m.id and source = 'promotion') as "lastBonusAt"
  from members m where id = $1`;
const TAKEN = (same: string) => `
  with same as (select distinct s.id from (${same}) s (id) where s.id <> $1)
  select promotion_id as id, round from promotion_entries where member_id in (select id from same)
  union
  select promotion_id, '' from applications where state <> 'rejected' and member_id in (select id from same)
  union
  select r.source_id, '' from member_rewards r
  join promotions p on p.id = r.source_id and p.rule ->> 'kind' = 'registration'
  where r.source = 'promotion' and r.claimed_at is not null and r.member_id in (select id from same)`;
const taken = {
  contact: TAKEN(PROVEN_CONTACT),
  device: TAKEN(SAME_DEVICE),
  either: TAKEN(`${PROVEN_CONTACT} union ${SAME_DEVICE}`),
} as const;

const placeOf = (id: string, round: string) => `${id} ${round}`;

/** Reads what the rules look at. */
export async function ruleFacts(
  { promotionRules }: Brand,
  db: Pick<Queries, 'query'>,
  memberId: number,
): Promise<RuleFacts> {
  const [account] = await db.query<Omit<RuleFacts, 'taken'>>('promotion_account', ACCOUNT, [memberId]);
  if (account === undefined) throw new Error(`member ${memberId} is gone`);
  return { ...account, taken: await takenByOthers(promotionRules, db, memberId) };
}

async function takenByOthers(
  { onePerContact, onePerDevice }: Brand['promotionRules'],
  db: Pick<Queries, 'query'>,
  memberId: number,
): Promise<ReadonlySet<string>> {
  if (!onePerContact && !onePerDevice) return new Set();
  const by = onePerContact && onePerDevice ? 'either' : onePerContact ? 'contact' : 'device';
  const rows = await db.query<{ id: string; round: string }>(`promotions_taken_${by}`, taken[by], [memberId]);
  return new Set(rows.map(({ id, round }) => placeOf(id, round)));
}

/** Which rule keeps a member from a round of a promotion; undefined where none does. */
export function ruleRefusal(
  { promotionRules }: Brand,
  { openedAt, lastBonusAt, taken }: RuleFacts,
  { id, round }: { readonly id: string; readonly round: string },
  now: number,
): RuleRefusal | undefined {
  const { accountAgeDays, waitingDays } = promotionRules;
  if (now < openedAt.getTime() + accountAgeDays * DAY) return 'account_age';
  if (lastBonusAt !== null && now < lastBonusAt.getTime() + waitingDays * DAY) return 'waiting';
  return taken.has(placeOf(id, round)) ? 'same_person' : undefined;
}

const LOCK = 'select id from promotions where id = any($1) order by id for no key update';
const REGISTRATION = `select id from promotions where id = any($1) and rule ->> 'kind' = 'registration'`;

/** Has two accounts of one person that take a promotion at once wait for each other. */
export async function lockForRules({ promotionRules }: Brand, tx: Queries, ids: readonly string[]): Promise<void> {
  const { onePerContact, onePerDevice } = promotionRules;
  if (onePerContact || onePerDevice) await tx.query('promotion_rules_lock', LOCK, [ids]);
}

/**
 * Finds the promotions of which another account of the same person has claimed the registration's gift. Locks them, so
 * it runs before any money moves.
 */
export async function takenRegistrations(
  { brand }: { readonly brand: Brand },
  tx: Queries,
  memberId: number,
  promotionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const given = await tx.query<{ id: string }>('promotion_of_registration', REGISTRATION, [promotionIds]);
  if (given.length === 0) return new Set();
  const ids = given.map(({ id }) => id);
  await lockForRules(brand, tx, ids);
  const others = await takenByOthers(brand.promotionRules, tx, memberId);
  return new Set(ids.filter((id) => others.has(placeOf(id, ''))));
}
