import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { inEveryLanguage } from '#server/texts/texts.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { sendMessage } from '../../ground/messages/send-messages.ts';
import { amountsOf } from './withdrawal-detail.ts';
import type { WithdrawalRow } from './withdrawal-row.ts';

/** Tells the member by a message, with the operator's words where there are some. */
export async function notifyMember(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  row: WithdrawalRow,
  news: 'approved' | 'rejected' | 'paid' | 'returned' | 'counted' | 'proven',
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
  const texts = inEveryLanguage(({ withdrawals }) => withdrawals[news](facts));
  await sendMessage(tx, brand, { memberId, category: 'money', texts, sentAt });
}
