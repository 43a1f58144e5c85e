import type { StoredReward } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { addDays, dayAt, type LocalDay, momentOn } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import { grantReward } from '../grants/grant-reward.ts';
import { contributionsOf, OWN_TURNOVER_FROM, ownTurnover } from '../turnover/counted-turnover.ts';

type Needs = Pick<Services, 'db' | 'brand' | 'clock' | 'random'>;

const DAY = 86_400_000;
/** A server that was down makes up for so many days. */
const DAYS_BACK = 3;
const REBATE_WAITS = 7 * DAY;
const BIRTHDAY_WAITS = 30 * DAY;
/** A younger account gets no birthday credit, so that nobody registers for it. */
const BIRTHDAY_FROM_AGE = 30 * DAY;

/** A table of the categories with a rebate, and the privilege that says its rate. */
export const REBATED = `(values ('RNG', 'rebate_slots'), ('LIVE', 'rebate_live'), ('SPORTS', 'rebate_sports'),
  ('ESPORTS', 'rebate_sports'), ('LOTT', 'rebate_lottery'), ('ELOTT', 'rebate_lottery'))`;

// The rates are those of the rank that the member has now. Stakes of bonus money do not count.
const REBATES = `
  select m.id as "memberId", trunc(sum(${ownTurnover('$5')} * p.rate) / 10000, $4::int)::text as amount
  from ${OWN_TURNOVER_FROM}
  join members m on m.id = s.member_id and m.type <> 4 and m.status = 'active'
  join ${REBATED} c (category, kind) on c.category = s.category
  join rank_privileges p on p.level = m.rank_level and p.kind = c.kind
  where s.settled_at >= $1 and s.settled_at < $2
    and not exists (select from member_rewards r where r.key = $3 || m.id)
  group by m.id having trunc(sum(${ownTurnover('$5')} * p.rate) / 10000, $4::int) > 0
  order by m.id`;
// Whoever is born on 29 February celebrates on the 28th of other years.
const BIRTHDAYS = `
  select m.id as "memberId", p.amount
  from members m join rank_privileges p on p.level = m.rank_level and p.kind = 'birthday_credit' and p.amount > 0
  where m.type <> 4 and m.status = 'active' and m.created_at <= $3
    and (to_char(m.birthday, 'MM-DD') = $1 or ($4 and to_char(m.birthday, 'MM-DD') = '02-29'))
    and not exists (select from member_rewards r where r.key = $2 || m.id)
  order by m.id`;

interface Due {
  readonly memberId: number;
  readonly amount: string;
}

/**
 * Lets members claim the rebates of their ranks for the last whole days, and on birthdays the rank's credit
 * (MEMBER-11). Each is granted once, however often this runs. Rates and amounts are the privileges of the ranks.
 */
export async function rewardRanks(services: Needs): Promise<void> {
  const { db, brand, clock } = services;
  const now = clock();
  const today = dayAt(now, brand.timeZone);
  for (let back = 0; back < DAYS_BACK; back++) {
    const day = addDays(today, -back);
    const begin = momentOn(day, brand.timeZone);
    const rebated = addDays(day, -1);
    const rebate = `rank:rebate:${nameOf(rebated)}:`;
    const times = [new Date(momentOn(rebated, brand.timeZone)), new Date(begin)];
    const rebates = await db.query<Due>('rank_rebates', REBATES, [
      ...times,
      rebate,
      brand.currency.decimals,
      contributionsOf(brand),
    ]);
    await grant(services, 'rebate', rebate, rebates, begin + REBATE_WAITS);
    const birthday = `rank:birthday:${day.year}:`;
    const celebrates = [nameOf(day).slice(5), birthday, new Date(begin - BIRTHDAY_FROM_AGE), isShortFebruary(day)];
    const birthdays = await db.query<Due>('rank_birthdays', BIRTHDAYS, celebrates);
    await grant(services, 'birthday', birthday, birthdays, begin + BIRTHDAY_WAITS);
  }
}

async function grant(
  services: Needs,
  kind: 'rebate' | 'birthday',
  prefix: string,
  due: readonly Due[],
  until: number,
): Promise<void> {
  const at = new Date(services.clock());
  for (const { memberId, amount: numeric } of due) {
    const amount = money(numeric, services.brand.currency.decimals);
    const reward: StoredReward = {
      kind: 'cash',
      amount,
      rate: null,
      maximum: null,
      points: null,
      rounds: null,
      nodeId: null,
    };
    await grantReward(services, services.db, {
      key: `${prefix}${memberId}`,
      memberId,
      title: inEveryLanguage(({ ranks }) => ranks[kind].title),
      text: inEveryLanguage(({ ranks }) => ranks[kind].text),
      source: 'rank',
      sourceId: null,
      reward,
      wagering: null,
      at,
      expiresAt: new Date(until),
    });
  }
}

const nameOf = ({ year, month, day }: LocalDay) =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');

/** Whether it is 28 February, and no 29th follows. */
function isShortFebruary(day: LocalDay): boolean {
  return day.month === 2 && day.day === 28 && addDays(day, 1).month === 3;
}
