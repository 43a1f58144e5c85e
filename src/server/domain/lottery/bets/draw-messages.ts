import type { Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { inEveryLanguage, type Texts } from '#server/texts/texts.ts';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import type { LocalDay } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { type MessageWords, sendMessages } from '../../ground/messages/send-messages.ts';
import { owedText } from '../../money/debts/debts.ts';
import type { DecidedBet } from './decide-bets.ts';

/** A message about a draw, by its name. */
type DrawMessage = (lottery: Texts['lottery'], draw: string) => MessageWords;

interface Member {
  readonly id: number;
  readonly language: Language | null;
}

const LANGUAGES = 'select id, language from members where id = any($1)';
const NAMES = `
  select l.language, (select t.name from lottery_game_texts t where t.game_code = d.game_code
    order by t.language = l.language desc, t.language limit 1) || ' ' || d.issue_no || coalesce(', ' || (
    select s.name from lottery_stations s where s.code = d.station
    order by s.language = l.language desc, s.language limit 1), '') as name
  from lottery_draws d cross join unnest(array['EN', 'VI']) as l (language) where d.id = $1`;

interface Told {
  readonly drawId: string;
  readonly at: Date;
}

/** Sends each member a message about a draw. */
async function tell(
  tx: Queries,
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
  { drawId, at }: Told,
  words: ReadonlyMap<number, DrawMessage>,
): Promise<void> {
  if (words.size === 0) return;
  const rows = await tx.query<{ language: Language; name: string }>('lottery_draw_names', NAMES, [drawId]);
  const name = (language: Language) => rows.find((row) => row.language === language)?.name ?? drawId;
  const members = await tx.query<Member>('lottery_languages', LANGUAGES, [[...words.keys()]]);
  await sendMessages(
    tx,
    members.flatMap(({ id: memberId, language }) => {
      const message = words.get(memberId);
      if (message === undefined) return [];
      const texts = inEveryLanguage(({ lottery }, spoken) => message(lottery, name(spoken)));
      const facts = { memberId, category: 'game', sentAt: at } as const;
      return [{ ...facts, language: language ?? defaultLanguage, texts }];
    }),
  );
}

/** Tells each member who won by a draw, with the sum of what it paid (LOTTERY-11). */
export async function notifyWinners(
  tx: Queries,
  brand: Brand,
  { drawId, bets, at }: Told & { readonly bets: readonly DecidedBet[] },
): Promise<void> {
  const sums = sumsOf(bets.filter(({ state }) => state === 'won').map(({ memberId, payout }) => [memberId, payout]));
  const words = [...sums].map(([memberId, sum]) => {
    const amount = formatMoney(money(sum, brand.currency.decimals), brand.currency);
    const message: DrawMessage = ({ won }, draw) => won(draw, amount, escapeHtml(draw));
    return [memberId, message] as const;
  });
  await tell(tx, brand, { drawId, at }, new Map(words));
}

/** Tells each member whose bets another result changed, with what it changes in sum and why, and what it owes for it. */
export async function notifyCorrected(
  tx: Queries,
  brand: Brand,
  {
    drawId,
    at,
    reason,
    owed,
    changes,
  }: Told & {
    readonly reason: string;
    /** What members had spent of what was taken back. */
    readonly owed: readonly { readonly memberId: number; readonly amount: string }[];
    /** Members with the change of what their bets pay; below zero where it was less than before. */
    readonly changes: readonly (readonly [memberId: number, change: string])[];
  },
): Promise<void> {
  const why = escapeHtml(reason);
  const debts = sumsOf(owed.map((debt) => [debt.memberId, debt.amount]));
  const words = [...sumsOf(changes)].map(([memberId, change]) => {
    const isMore = compareAmounts(change, '0') >= 0;
    const amount = formatMoney(money(change.replace('-', ''), brand.currency.decimals), brand.currency);
    const owes = owedText(brand, debts.get(memberId));
    const message: DrawMessage = ({ corrected }, draw) => corrected(draw, amount, isMore, why, owes);
    return [memberId, message] as const;
  });
  await tell(tx, brand, { drawId, at }, new Map(words));
}

/** Tells each member whose bets on a draw were refunded, with the sum and the reason. */
export async function notifyVoid(
  tx: Queries,
  brand: Brand,
  {
    drawId,
    at,
    reason,
    stakes,
  }: Told & {
    readonly reason: string;
    readonly stakes: readonly { readonly memberId: number; readonly amount: string }[];
  },
): Promise<void> {
  const why = escapeHtml(reason);
  const words = [...sumsOf(stakes.map((stake) => [stake.memberId, stake.amount]))].map(([memberId, sum]) => {
    const amount = formatMoney(money(sum, brand.currency.decimals), brand.currency);
    const message: DrawMessage = (lottery, draw) => lottery.void(draw, amount, why);
    return [memberId, message] as const;
  });
  await tell(tx, brand, { drawId, at }, new Map(words));
}

/** Tells members who bet on a draw that it is held on another day. */
export async function notifyMoved(
  tx: Queries,
  brand: Brand,
  {
    drawId,
    at,
    reason,
    heldOn,
    memberIds,
  }: Told & { readonly reason: string; readonly heldOn: LocalDay; readonly memberIds: readonly number[] },
): Promise<void> {
  const why = escapeHtml(reason);
  const message: DrawMessage = ({ moved }, draw) => moved(draw, heldOn, why);
  await tell(tx, brand, { drawId, at }, new Map(memberIds.map((memberId) => [memberId, message])));
}

function sumsOf(amounts: readonly (readonly [memberId: number, amount: string])[]): ReadonlyMap<number, string> {
  const sums = new Map<number, string>();
  for (const [memberId, amount] of amounts) sums.set(memberId, addAmounts(sums.get(memberId) ?? '0', amount));
  return sums;
}
