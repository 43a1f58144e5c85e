import type { Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { languageOf, type MessageWords, sendMessages } from '../../ground/messages/send-messages.ts';
import type { DepositRow } from './deposit-row.ts';
import { transferNoteOf } from './told-deposit.ts';

interface Arrived {
  /** A decimal string in the currency of the payment. */
  readonly amount: string;
  readonly currency: string;
}

type Named = Pick<DepositRow, 'memberId' | 'number'>;
type Needs = Pick<Services, 'brand' | 'clock'>;

/** Tells the member that a payment for its deposit arrived which somebody has to look at first. */
export async function tellUnmatched(needs: Needs, tx: Queries, deposit: Named, arrived: Arrived): Promise<void> {
  const { brand } = needs;
  const [amount, note] = [amountText(brand, arrived), transferNoteOf(brand, deposit)];
  await tell(needs, tx, deposit, {
    EN: {
      title: `We are checking a payment of ${amount}`,
      content: `<p>It arrived for your deposit ${note} and does not fit it. Our staff adds it to your balance or sends it back, and tells you.</p>`,
    },
    VI: {
      title: `Chúng tôi đang kiểm tra khoản thanh toán ${amount}`,
      content: `<p>Khoản này đến cho lệnh nạp ${note} nhưng không khớp với lệnh đó. Nhân viên sẽ cộng vào số dư của bạn hoặc hoàn lại, và báo cho bạn.</p>`,
    },
  });
}

/** Tells the member that a payment for its deposit was sent back, with the operator's reason. */
export async function tellReturned(
  needs: Needs,
  tx: Queries,
  deposit: Named,
  { reason, ...arrived }: Arrived & { readonly reason: string },
): Promise<void> {
  const amount = amountText(needs.brand, arrived);
  const why = escapeHtml(reason);
  await tell(needs, tx, deposit, {
    EN: {
      title: `Payment of ${amount} sent back`,
      content: `<p>${why}</p><p>The money goes back the way it came. Your balance is unchanged.</p>`,
    },
    VI: {
      title: `Đã hoàn lại khoản thanh toán ${amount}`,
      content: `<p>${why}</p><p>Tiền được trả lại theo đường đã gửi. Số dư của bạn không thay đổi.</p>`,
    },
  });
}

function amountText({ currency }: Pick<Brand, 'currency'>, arrived: Arrived): string {
  return arrived.currency === currency.code
    ? formatMoney(arrived.amount, currency)
    : `${arrived.amount} ${arrived.currency}`;
}

async function tell(
  { brand, clock }: Needs,
  tx: Queries,
  { memberId }: Named,
  texts: Readonly<Record<Language, MessageWords>>,
): Promise<void> {
  const language = await languageOf(tx, brand, memberId);
  await sendMessages(tx, [{ memberId, category: 'money', language, texts, sentAt: new Date(clock()) }]);
}
