import type { Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { escapeHtml } from '../../ground/html/html.ts';
import { languageOf, type MessageWords, sendMessages } from '../../ground/messages/send-messages.ts';
import { debtWords } from '../../money/debts/debts.ts';
import type { NoBonus } from '../../rewards/promotions/deposit-bonus.ts';
import { refusalWords } from '../../rewards/promotions/refusals.ts';
import type { DepositRow } from './deposit-row.ts';
import { DECLINED, TAKEN_BACK, transferNoteOf } from './told-deposit.ts';

export interface News {
  readonly memberId: number;
  readonly amount: string;
  readonly at: Date;
}

/** Tells the member that the money is in its wallet, and why it is more or less than was announced. */
export async function tellCredited(
  brand: Brand,
  tx: Queries,
  news: News & { readonly announced: string; readonly arrived: string },
): Promise<void> {
  const amount = formatMoney(news.amount, brand.currency);
  const announced = formatMoney(news.announced, brand.currency);
  const arrived = formatMoney(news.arrived, brand.currency);
  const where = (sentence: string) => (compareAmounts(news.arrived, news.announced) === 0 ? '' : `<p>${sentence}</p>`);
  const en = where(`${arrived} arrived instead of ${announced}. Fee and balance go by what arrived.`);
  const vi = where(`Số tiền đến là ${arrived} thay vì ${announced}. Phí và số dư được tính theo số tiền đến.`);
  await tell(brand, tx, news, {
    EN: { title: `${amount} is in your balance`, content: `<p>Your deposit of ${amount} has arrived.</p>${en}` },
    VI: { title: `${amount} đã vào số dư của bạn`, content: `<p>Khoản nạp ${amount} của bạn đã đến.</p>${vi}` },
  });
}

/** Tells the member why its deposit failed. */
export async function tellFailed(brand: Brand, tx: Queries, news: News & { reason: string | null }): Promise<void> {
  const amount = formatMoney(news.amount, brand.currency);
  const why = (language: Language) => escapeHtml(news.reason ?? DECLINED[language]);
  await tell(brand, tx, news, {
    EN: { title: `Deposit of ${amount} failed`, content: `<p>${why('EN')} Nothing was added to your balance.</p>` },
    VI: {
      title: `Nạp ${amount} không thành công`,
      content: `<p>${why('VI')} Số dư của bạn không thay đổi.</p>`,
    },
  });
}

/** Tells the member that a deposit was taken back, why, and what it owes for it. */
export async function tellReversed(
  brand: Brand,
  tx: Queries,
  { reason, owed, ...news }: News & { readonly reason: string | null; readonly owed: string },
): Promise<void> {
  const amount = formatMoney(news.amount, brand.currency);
  const why = (language: Language) => escapeHtml(reason ?? TAKEN_BACK[language]);
  const debt = debtWords(brand, compareAmounts(owed, '0') > 0 ? owed : undefined);
  await tell(brand, tx, news, {
    EN: {
      title: `Deposit of ${amount} taken back`,
      content: `<p>${why('EN')} It was taken from your balance, with the bonuses that came of it.</p>${debt.EN}`,
    },
    VI: {
      title: `Đã thu hồi khoản nạp ${amount}`,
      content: `<p>${why('VI')} Khoản này đã bị trừ khỏi số dư, cùng tiền thưởng đi kèm.</p>${debt.VI}`,
    },
  });
}

/** Tells an inviter that the reward for a friend's deposit was taken back. */
export async function tellRewardTaken(
  brand: Brand,
  tx: Queries,
  { owed, ...news }: Omit<News, 'amount'> & { readonly owed: string },
): Promise<void> {
  const debt = debtWords(brand, compareAmounts(owed, '0') > 0 ? owed : undefined);
  await tell(brand, tx, news, {
    EN: {
      title: 'A reward for an invited friend was taken back',
      content: `<p>The deposit that earned it was reversed.</p>${debt.EN}`,
    },
    VI: {
      title: 'Đã thu hồi thưởng giới thiệu bạn bè',
      content: `<p>Khoản nạp mang lại thưởng này đã bị thu hồi.</p>${debt.VI}`,
    },
  });
}

/** Tells the member which promotion gave no bonus for its deposit, and why. */
export async function tellNoBonus(
  brand: Brand,
  tx: Queries,
  news: News & Pick<NoBonus, 'title' | 'refusal'>,
): Promise<void> {
  const amount = formatMoney(news.amount, brand.currency);
  const why = (language: Language) =>
    escapeHtml([news.title?.[language], refusalWords[news.refusal][language]].filter(Boolean).join(': '));
  // Another promotion may have given a bonus for the same deposit.
  const named = (language: Language, before: string) => news.title?.[language] && `${before} “${news.title[language]}”`;
  const heading = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');
  await tell(brand, tx, news, {
    EN: {
      title: heading('No bonus', named('EN', 'from'), `for your deposit of ${amount}`),
      content: `<p>${why('EN')}</p><p>The deposit itself is in your balance.</p>`,
    },
    VI: {
      title: heading(`Khoản nạp ${amount} không có thưởng`, named('VI', 'từ')),
      content: `<p>${why('VI')}</p><p>Số tiền nạp đã vào số dư của bạn.</p>`,
    },
  });
}

async function tell(
  brand: Brand,
  tx: Queries,
  { memberId, at }: Pick<News, 'memberId' | 'at'>,
  texts: Readonly<Record<Language, MessageWords>>,
): Promise<void> {
  const language = await languageOf(tx, brand, memberId);
  await sendMessages(tx, [{ memberId, category: 'money', language, texts, sentAt: at }]);
}

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
  const to = { memberId: deposit.memberId, at: new Date(needs.clock()) };
  await tell(needs.brand, tx, to, {
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
  const to = { memberId: deposit.memberId, at: new Date(needs.clock()) };
  await tell(needs.brand, tx, to, {
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
