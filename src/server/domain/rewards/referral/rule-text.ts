import type { Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import { formatMoney } from '#shared/money/format-money.ts';

type RuleBrand = Pick<Brand, 'currency' | 'referral'>;

/** The rules of a brand in words, as short as a phone shows them. */
export function ruleText({ currency, referral }: RuleBrand, language: Language): string {
  const { turnover, registration, firstDeposit } = referral;
  const isVietnamese = language === 'VI';
  const share = new Intl.NumberFormat(isVietnamese ? 'vi' : 'en', { style: 'percent', maximumFractionDigits: 2 });
  const rate = share.format(turnover.rate / 10_000);
  const cash = (amount: string) => formatMoney(amount, currency);
  const parts = isVietnamese
    ? [
        `Bạn nhận ${rate} tiền cược hợp lệ của bạn bè, trả mỗi ngày trong ${turnover.days} ngày đầu.`,
        registration &&
          `Tiền thưởng ${cash(registration.amount)} sau ${registration.accountAgeDays} ngày kể từ khi bạn bè đăng ký.`,
        firstDeposit &&
          `Tiền thưởng ${cash(firstDeposit.amount)} khi bạn bè nạp lần đầu từ ${cash(firstDeposit.minimum)}.`,
      ]
    : [
        `${rate} of your friends' valid bets, paid every day for ${turnover.days} days.`,
        registration &&
          `${cash(registration.amount)} bonus once a friend has been registered for ${daysOf(registration.accountAgeDays)}.`,
        firstDeposit &&
          `${cash(firstDeposit.amount)} bonus for a friend's first deposit of at least ${cash(firstDeposit.minimum)}.`,
      ];
  return parts.filter((part) => part !== null).join(' ');
}

const daysOf = (days: number) => (days === 1 ? 'a day' : `${days} days`);
