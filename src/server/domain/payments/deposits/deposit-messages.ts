import type { Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { inEveryLanguage, type Texts } from '#server/texts/texts.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { type MessageWords, sendMessage } from '../../ground/messages/send-messages.ts';
import { owedText } from '../../money/debts/debts.ts';
import type { NoBonus } from '../../rewards/promotions/deposit-bonus.ts';
import { transferNoteOf } from './deposit-detail.ts';
import type { DepositRow } from './deposit-row.ts';

export interface News {
  readonly memberId: number;
  readonly amount: string;
  readonly at: Date;
}

/** Tells the member that the money is in its wallet, and why it is more or less than was announced. */
export async function notifyCredited(
  brand: Brand,
  tx: Queries,
  news: News & { readonly announced: string; readonly arrived: string },
): Promise<void> {
  const { currency } = brand;
  const amount = formatMoney(news.amount, currency);
  const arrived = formatMoney(news.arrived, currency);
  const announced = formatMoney(news.announced, currency);
  await tell(brand, tx, news, ({ deposits }) => deposits.credited(amount, arrived, announced));
}

/** Tells the member why its deposit failed. */
export async function notifyFailed(brand: Brand, tx: Queries, news: News & { reason: string | null }): Promise<void> {
  const amount = formatMoney(news.amount, brand.currency);
  await tell(brand, tx, news, ({ deposits }) => deposits.failed(amount, escapeHtml(news.reason ?? deposits.declined)));
}

/** Tells the member that a deposit was taken back, why, and what it owes for it. */
export async function notifyReversed(
  brand: Brand,
  tx: Queries,
  { reason, owed, ...news }: News & { readonly reason: string | null; readonly owed: string },
): Promise<void> {
  const amount = formatMoney(news.amount, brand.currency);
  await tell(brand, tx, news, ({ deposits }) =>
    deposits.reversed(amount, escapeHtml(reason ?? deposits.takenBack), owedText(brand, owed)),
  );
}

/** Tells an inviter that the reward for a friend's deposit was taken back. */
export async function notifyRewardTaken(
  brand: Brand,
  tx: Queries,
  { owed, ...news }: Omit<News, 'amount'> & { readonly owed: string },
): Promise<void> {
  await tell(brand, tx, news, ({ deposits }) => deposits.rewardTaken(owedText(brand, owed)));
}

/** Tells the member which promotion gave no bonus for its deposit, and why. */
export async function notifyNoBonus(
  brand: Brand,
  tx: Queries,
  news: News & Pick<NoBonus, 'title' | 'refusal'>,
): Promise<void> {
  const amount = formatMoney(news.amount, brand.currency);
  await tell(brand, tx, news, ({ deposits, promotions }, language) => {
    const title = news.title?.[language] || undefined;
    const why = [title, promotions.refused[news.refusal]].filter(Boolean).join(': ');
    return deposits.noBonus(amount, title, escapeHtml(why));
  });
}

async function tell(
  brand: Brand,
  tx: Queries,
  { memberId, at }: Pick<News, 'memberId' | 'at'>,
  message: (texts: Texts, language: Language) => MessageWords,
): Promise<void> {
  await sendMessage(tx, brand, { memberId, category: 'money', texts: inEveryLanguage(message), sentAt: at });
}

interface Arrived {
  /** A decimal string in the currency of the payment. */
  readonly amount: string;
  readonly currency: string;
}

type Named = Pick<DepositRow, 'memberId' | 'number'>;
type Needs = Pick<Services, 'brand' | 'clock'>;

/** Tells the member that a payment for its deposit arrived which somebody has to look at first. */
export async function notifyUnmatched(needs: Needs, tx: Queries, deposit: Named, arrived: Arrived): Promise<void> {
  const { brand } = needs;
  const [amount, note] = [amountText(brand, arrived), transferNoteOf(brand, deposit)];
  const to = { memberId: deposit.memberId, at: new Date(needs.clock()) };
  await tell(brand, tx, to, ({ deposits }) => deposits.unmatched(amount, note));
}

/** Tells the member that a payment for its deposit was sent back, with the operator's reason. */
export async function notifyReturned(
  needs: Needs,
  tx: Queries,
  deposit: Named,
  { reason, ...arrived }: Arrived & { readonly reason: string },
): Promise<void> {
  const amount = amountText(needs.brand, arrived);
  const to = { memberId: deposit.memberId, at: new Date(needs.clock()) };
  await tell(needs.brand, tx, to, ({ deposits }) => deposits.sentBack(amount, escapeHtml(reason)));
}

function amountText({ currency }: Pick<Brand, 'currency'>, arrived: Arrived): string {
  return arrived.currency === currency.code
    ? formatMoney(arrived.amount, currency)
    : `${arrived.amount} ${arrived.currency}`;
}
