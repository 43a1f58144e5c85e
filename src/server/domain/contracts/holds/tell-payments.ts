import type { Language } from '../../../../../generated/server/model/index.ts';
import { formatMoney } from '../../../../shared/money/format-money.ts';
import type { Queries } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { languageOf } from '../../messages/language-of.ts';
import { type MessageWords, sendMessages } from '../../messages/send-messages.ts';
import { money } from '../../wallet/money.ts';

/** What an agent is told about its contract payments. Amounts are `numeric` text. */
export type PaymentNews =
  | { readonly kind: 'held'; readonly reason: string }
  | { readonly kind: 'denied'; readonly reason: string; readonly bill: string }
  | { readonly kind: 'released' | 'lifted' | 'expired'; readonly bills: number; readonly amount: string };

/** Sends an agent a message about its contract payments. */
export async function tellPayments(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  memberId: number,
  news: PaymentNews,
  at: Date,
): Promise<void> {
  const amount = 'amount' in news ? formatMoney(money(news.amount, brand.currency.decimals), brand.currency) : '';
  const language = await languageOf(tx, brand, memberId);
  await sendMessages(tx, [{ memberId, category: 'money', language, texts: wordsOf(news, amount), sentAt: at }]);
}

function wordsOf(news: PaymentNews, amount: string): Record<Language, MessageWords> {
  const because = 'reason' in news ? `<p>${escapeHtml(news.reason)}</p>` : '';
  switch (news.kind) {
    case 'held':
      return {
        EN: {
          title: 'Your contract payments are held',
          content: `<p>Bills are still settled, and wait until we have decided.</p>${because}`,
        },
        VI: {
          title: 'Các khoản thanh toán hợp đồng của bạn đang bị giữ lại',
          content: `<p>Bảng kê vẫn được quyết toán và chờ chúng tôi quyết định.</p>${because}`,
        },
      };
    case 'denied':
      return {
        EN: { title: 'A contract bill was denied', content: `<p>Bill ${news.bill} will not be paid.</p>${because}` },
        VI: {
          title: 'Một bảng kê hợp đồng bị từ chối',
          content: `<p>Bảng kê ${news.bill} sẽ không được thanh toán.</p>${because}`,
        },
      };
    case 'released':
      return {
        EN: { title: `${amount} from a contract`, content: '<p>A bill that was held is paid.</p>' },
        VI: { title: `${amount} từ hợp đồng`, content: '<p>Một bảng kê bị giữ lại đã được thanh toán.</p>' },
      };
    case 'lifted':
      return {
        EN: {
          title: 'Your contract payments go on',
          content: `<p>They are held no more. Bills that waited and are paid now: ${news.bills}, ${amount}.</p>`,
        },
        VI: {
          title: 'Các khoản thanh toán hợp đồng của bạn được tiếp tục',
          content: `<p>Chúng không còn bị giữ lại. Bảng kê đã chờ và nay được thanh toán: ${news.bills}, ${amount}.</p>`,
        },
      };
    case 'expired':
      return {
        EN: {
          title: 'Contract bills have expired',
          content: `<p>Bills that were held and not decided in time: ${news.bills}, ${amount}. They will not be paid.</p>`,
        },
        VI: {
          title: 'Bảng kê hợp đồng đã hết hạn',
          content: `<p>Bảng kê bị giữ lại và không được quyết định đúng hạn: ${news.bills}, ${amount}. Chúng sẽ không được thanh toán.</p>`,
        },
      };
  }
}
