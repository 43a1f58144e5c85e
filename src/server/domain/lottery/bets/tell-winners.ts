import type { Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { dayName, type LocalDay } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { type MessageWords, sendMessages } from '../../ground/messages/send-messages.ts';
import { debtWords } from '../../money/debts/debts.ts';
import type { DecidedBet } from './decide-bets.ts';

/** A draw as messages name it, in both languages. */
type DrawNames = Readonly<Record<Language, string>>;

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

/** Sends each member words about a draw, in both languages. */
async function tell(
  tx: Queries,
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
  { drawId, at }: Told,
  words: ReadonlyMap<number, (names: DrawNames) => Readonly<Record<Language, MessageWords>>>,
): Promise<void> {
  if (words.size === 0) return;
  const rows = await tx.query<{ language: Language; name: string }>('lottery_draw_names', NAMES, [drawId]);
  const name = (language: Language) => rows.find((row) => row.language === language)?.name ?? drawId;
  const names = { EN: name('EN'), VI: name('VI') };
  const members = await tx.query<Member>('lottery_languages', LANGUAGES, [[...words.keys()]]);
  await sendMessages(
    tx,
    members.flatMap(({ id: memberId, language }) => {
      const texts = words.get(memberId)?.(names);
      if (texts === undefined) return [];
      const facts = { memberId, category: 'game', sentAt: at } as const;
      return [{ ...facts, language: language ?? defaultLanguage, texts }];
    }),
  );
}

/** Tells each member who won by a draw, with the sum of what it paid (LOTTERY-11). */
export async function tellWinners(
  tx: Queries,
  brand: Brand,
  { drawId, bets, at }: Told & { readonly bets: readonly DecidedBet[] },
): Promise<void> {
  const sums = sumsOf(bets.filter(({ state }) => state === 'won').map(({ memberId, payout }) => [memberId, payout]));
  const words = [...sums].map(([memberId, sum]) => {
    const amount = formatMoney(money(sum, brand.currency.decimals), brand.currency);
    const texts = ({ EN, VI }: DrawNames) => ({
      EN: {
        title: `You won ${amount} in ${EN}`,
        content: `<p>${escapeHtml(EN)} was drawn. Your bets pay ${amount}, which is in your balance.</p>`,
      },
      VI: {
        title: `Bạn trúng ${amount} ở ${VI}`,
        content: `<p>${escapeHtml(VI)} đã có kết quả. Vé của bạn được trả ${amount}, tiền đã vào số dư.</p>`,
      },
    });
    return [memberId, texts] as const;
  });
  await tell(tx, brand, { drawId, at }, new Map(words));
}

/** Tells each member whose bets another result changed, with what it changes in sum and why, and what it owes for it. */
export async function tellCorrected(
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
    const debt = debtWords(brand, debts.get(memberId));
    const isMore = compareAmounts(change, '0') >= 0;
    const amount = formatMoney(money(change.replace('-', ''), brand.currency.decimals), brand.currency);
    const texts = ({ EN, VI }: DrawNames) => ({
      EN: {
        title: `The result of ${EN} was corrected`,
        content: `<p>Your bets pay ${amount} ${isMore ? 'more' : 'less'} than before. The reason: ${why}</p>${debt.EN}`,
      },
      VI: {
        title: `Kết quả ${VI} đã được đính chính`,
        content: `<p>Vé của bạn được trả ${isMore ? 'nhiều' : 'ít'} hơn trước ${amount}. Lý do: ${why}</p>${debt.VI}`,
      },
    });
    return [memberId, texts] as const;
  });
  await tell(tx, brand, { drawId, at }, new Map(words));
}

/** Tells each member whose bets on a draw were refunded, with the sum and the reason. */
export async function tellVoid(
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
    const texts = ({ EN, VI }: DrawNames) => ({
      EN: {
        title: `${EN} is not held`,
        content: `<p>Your stakes of ${amount} are back in your balance. The reason: ${why}</p>`,
      },
      VI: {
        title: `${VI} không quay`,
        content: `<p>Tiền cược ${amount} đã được hoàn vào số dư của bạn. Lý do: ${why}</p>`,
      },
    });
    return [memberId, texts] as const;
  });
  await tell(tx, brand, { drawId, at }, new Map(words));
}

/** Tells members who bet on a draw that it is held on another day. */
export async function tellMoved(
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
  const { year, month, day } = heldOn;
  const texts = ({ EN, VI }: DrawNames) => ({
    EN: {
      title: `${EN} is held on ${dayName(heldOn)}`,
      content: `<p>Your bets stay as they are. The reason: ${why}</p>`,
    },
    VI: {
      title: `${VI} quay vào ngày ${day}/${month}/${year}`,
      content: `<p>Vé của bạn vẫn giữ nguyên. Lý do: ${why}</p>`,
    },
  });
  await tell(tx, brand, { drawId, at }, new Map(memberIds.map((memberId) => [memberId, texts])));
}

function sumsOf(amounts: readonly (readonly [memberId: number, amount: string])[]): ReadonlyMap<number, string> {
  const sums = new Map<number, string>();
  for (const [memberId, amount] of amounts) sums.set(memberId, addAmounts(sums.get(memberId) ?? '0', amount));
  return sums;
}
