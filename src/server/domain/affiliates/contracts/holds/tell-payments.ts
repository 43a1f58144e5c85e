import type { Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { money } from '#server/domain/ground/amounts/money.ts';
import { escapeHtml } from '#server/domain/ground/html/html.ts';
import { languageOf, type MessageWords, sendMessages } from '#server/domain/ground/messages/send-messages.ts';
import type { Services } from '#server/services.ts';
import { formatMoney } from '#shared/money/format-money.ts';

/** What an agent is told about its contract payments. Amounts are `numeric` text. */
export type PaymentNews =
  | { readonly kind: 'held'; readonly reason: string }
  | { readonly kind: 'denied'; readonly reason: string; readonly bill: string }
  | { readonly kind: 'released'; readonly amount: string; readonly rest: string }
  | LiftedNews
  | { readonly kind: 'expired'; readonly bills: number; readonly amount: string };

/** What became of the bills that waited: paid now, left to the next days, or waiting on for a decision. */
interface LiftedNews {
  readonly kind: 'lifted';
  readonly bills: number;
  readonly amount: string;
  readonly rest: string;
  readonly waiting: number;
  readonly waitingAmount: string;
}

/** Sends an agent a message about its contract payments. */
export async function tellPayments(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  memberId: number,
  news: PaymentNews,
  at: Date,
): Promise<void> {
  const told = (amount: string) => formatMoney(money(amount, brand.currency.decimals), brand.currency);
  const language = await languageOf(tx, brand, memberId);
  await sendMessages(tx, [{ memberId, category: 'money', language, texts: wordsOf(news, told), sentAt: at }]);
}

function wordsOf(news: PaymentNews, told: (amount: string) => string): Record<Language, MessageWords> {
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
      return releasedWords(told(news.amount), Number(news.rest) > 0 ? told(news.rest) : undefined);
    case 'lifted':
      return liftedWords(news, told);
    case 'expired':
      return {
        EN: {
          title: 'Contract bills have expired',
          content: `<p>Bills that were held and not decided in time: ${news.bills}, ${told(news.amount)}. They will not be paid.</p>`,
        },
        VI: {
          title: 'Bảng kê hợp đồng đã hết hạn',
          content: `<p>Bảng kê bị giữ lại và không được quyết định đúng hạn: ${news.bills}, ${told(news.amount)}. Chúng sẽ không được thanh toán.</p>`,
        },
      };
  }
}

function releasedWords(paid: string, rest: string | undefined): Record<Language, MessageWords> {
  if (rest === undefined) {
    return {
      EN: { title: `${paid} from a contract`, content: '<p>A bill that was held is paid.</p>' },
      VI: { title: `${paid} từ hợp đồng`, content: '<p>Một bảng kê bị giữ lại đã được thanh toán.</p>' },
    };
  }
  return {
    EN: {
      title: 'A contract bill is released',
      content: `<p>A bill that was held is held no more. Paid now: ${paid}. The rest, ${rest}, follows on the next days.</p>`,
    },
    VI: {
      title: 'Một bảng kê hợp đồng được duyệt',
      content: `<p>Một bảng kê không còn bị giữ lại. Đã trả ngay: ${paid}. Phần còn lại, ${rest}, sẽ được trả trong những ngày tới.</p>`,
    },
  };
}

function liftedWords(news: LiftedNews, told: (amount: string) => string): Record<Language, MessageWords> {
  const { bills, waiting } = news;
  const paid = told(news.amount);
  const rest = Number(news.rest) > 0 ? told(news.rest) : undefined;
  const waits = told(news.waitingAmount);
  return {
    EN: {
      title: 'Your contract payments go on',
      content: [
        `<p>They are held no more. Bills that waited and are paid now: ${bills}, ${paid}.</p>`,
        ...(rest === undefined ? [] : [`<p>The rest, ${rest}, follows on the next days.</p>`]),
        ...(waiting === 0 ? [] : [`<p>Bills that still wait for our decision: ${waiting}, ${waits}.</p>`]),
      ].join(''),
    },
    VI: {
      title: 'Các khoản thanh toán hợp đồng của bạn được tiếp tục',
      content: [
        `<p>Chúng không còn bị giữ lại. Bảng kê đã chờ và nay được thanh toán: ${bills}, ${paid}.</p>`,
        ...(rest === undefined ? [] : [`<p>Phần còn lại, ${rest}, sẽ được trả trong những ngày tới.</p>`]),
        ...(waiting === 0 ? [] : [`<p>Bảng kê còn chờ chúng tôi quyết định: ${waiting}, ${waits}.</p>`]),
      ].join(''),
    },
  };
}
