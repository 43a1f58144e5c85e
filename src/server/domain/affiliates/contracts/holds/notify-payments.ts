import type { Queries } from '#server/db/database.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import { escapeHtml } from '#server/domain/ground/html/html.ts';
import { type MessageWords, sendMessage } from '#server/domain/ground/messages/send-messages.ts';
import type { Services } from '#server/services.ts';
import { inEveryLanguage, type Texts } from '#server/texts/texts.ts';
import { formatMoney } from '#shared/money/format-money.ts';

/** What an agent is told about its contract payments. Amounts are `numeric` text. */
export type PaymentNews =
  | { readonly kind: 'held'; readonly reason: string }
  | { readonly kind: 'denied'; readonly reason: string; readonly bill: string }
  | { readonly kind: 'released'; readonly amount: string; readonly rest: string }
  /** What became of the bills that waited: paid now, left to the next days, or waiting on for a decision. */
  | {
      readonly kind: 'lifted';
      readonly bills: number;
      readonly amount: string;
      readonly rest: string;
      readonly waiting: number;
      readonly waitingAmount: string;
    }
  | { readonly kind: 'expired'; readonly bills: number; readonly amount: string };

/** Sends an agent a message about its contract payments. */
export async function notifyPayments(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  memberId: number,
  news: PaymentNews,
  at: Date,
): Promise<void> {
  const format = (amount: string) => formatMoney(money(amount, brand.currency.decimals), brand.currency);
  const texts = inEveryLanguage(({ agents }) => messageOf(agents, news, format));
  await sendMessage(tx, brand, { memberId, category: 'money', texts, sentAt: at });
}

function messageOf(agents: Texts['agents'], news: PaymentNews, format: (amount: string) => string): MessageWords {
  const because = 'reason' in news ? `<p>${escapeHtml(news.reason)}</p>` : '';
  const rest = 'rest' in news && Number(news.rest) > 0 ? format(news.rest) : undefined;
  switch (news.kind) {
    case 'held':
      return agents.paymentsHeld(because);
    case 'denied':
      return agents.billDenied(news.bill, because);
    case 'released':
      return rest === undefined ? agents.billPaid(format(news.amount)) : agents.billReleased(format(news.amount), rest);
    case 'lifted': {
      const { bills, amount, waiting, waitingAmount } = news;
      return agents.paymentsGoOn({ bills, paid: format(amount), rest, waiting, waits: format(waitingAmount) });
    }
    case 'expired':
      return agents.billsExpired(news.bills, format(news.amount));
  }
}
