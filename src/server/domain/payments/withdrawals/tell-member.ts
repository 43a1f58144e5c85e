import type { Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { counted } from '#shared/text/words.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { languageOf, type MessageWords, sendMessages } from '../../ground/messages/send-messages.ts';
import { amountsOf } from './tell-withdrawal.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';

/** What a message is about; `counted` as received by time, `proven` as received by an operator. */
type News = 'approved' | 'rejected' | 'paid' | 'returned' | 'counted' | 'proven';

interface Facts {
  readonly amount: string;
  readonly receives: string;
  readonly account: string;
  readonly words: string;
  readonly minutes: number;
}

const texts: Record<News, (facts: Facts) => Record<Language, MessageWords>> = {
  approved: ({ amount, account }) => ({
    EN: { title: `Withdrawal of ${amount} approved`, content: `<p>We are sending it to ${account}.</p>` },
    VI: { title: `Đã duyệt lệnh rút ${amount}`, content: `<p>Chúng tôi đang chuyển tiền đến ${account}.</p>` },
  }),
  rejected: ({ amount, words }) => ({
    EN: {
      title: `Withdrawal of ${amount} rejected`,
      content: `<p>${words}</p><p>The money is in your main wallet.</p>`,
    },
    VI: { title: `Lệnh rút ${amount} bị từ chối`, content: `<p>${words}</p><p>Tiền đã trở lại ví chính của bạn.</p>` },
  }),
  paid: ({ receives, account, minutes }) => ({
    EN: {
      title: `${receives} sent to your account`,
      content: `<p>We sent it to ${account}. Please tell us within ${counted(minutes, 'minute')} if it did not arrive; after that it counts as received.</p>`,
    },
    VI: {
      title: `Đã chuyển ${receives} đến tài khoản của bạn`,
      content: `<p>Chúng tôi đã chuyển đến ${account}. Nếu chưa nhận được, hãy báo trong ${minutes} phút; sau đó lệnh được tính là đã nhận.</p>`,
    },
  }),
  returned: ({ amount, words }) => ({
    EN: {
      title: `Withdrawal of ${amount} returned`,
      content: `<p>${words}</p><p>The money is in your main wallet.</p>`,
    },
    VI: {
      title: `Lệnh rút ${amount} đã được hoàn`,
      content: `<p>${words}</p><p>Tiền đã trở lại ví chính của bạn.</p>`,
    },
  }),
  counted: ({ receives, minutes }) => ({
    EN: {
      title: `Withdrawal of ${receives} counts as received`,
      content: `<p>${counted(minutes, 'minute has', 'minutes have')} passed without an answer. If the money did not arrive, tell customer service.</p>`,
    },
    VI: {
      title: `Lệnh rút ${receives} được tính là đã nhận`,
      content: `<p>Đã qua ${minutes} phút không có phản hồi. Nếu chưa nhận được tiền, hãy báo cho chăm sóc khách hàng.</p>`,
    },
  }),
  proven: ({ receives, words }) => ({
    EN: { title: `Withdrawal of ${receives} arrived`, content: `<p>We checked your report. ${words}</p>` },
    VI: { title: `Lệnh rút ${receives} đã đến`, content: `<p>Chúng tôi đã kiểm tra phản ánh của bạn. ${words}</p>` },
  }),
};

/** Tells the member by a message, with the operator's words where there are some. */
export async function tellMember(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  row: WithdrawalRow,
  news: News,
  sentAt: Date,
  words = '',
): Promise<void> {
  const { memberId, bankName, ending } = row;
  const { amount, receives } = amountsOf({ brand }, row);
  const facts = {
    amount: formatMoney(amount, brand.currency),
    receives: formatMoney(receives, brand.currency),
    account: escapeHtml(`${bankName} ••${ending}`),
    words: escapeHtml(words),
    minutes: brand.withdrawals.autoReceivedMinutes,
  };
  const language = await languageOf(tx, brand, memberId);
  await sendMessages(tx, [{ memberId, category: 'money', language, texts: texts[news](facts), sentAt }]);
}
