import type { Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import { formatMoney } from '#shared/money/format-money.ts';
import { money } from '../../ground/amounts/money.ts';

/** A paragraph of a message about what its member now owes, in both languages; empty where nothing is owed. */
export function debtWords(
  { currency }: Pick<Brand, 'currency'>,
  owed: string | undefined,
): Readonly<Record<Language, string>> {
  if (owed === undefined) return { EN: '', VI: '' };
  const amount = formatMoney(money(owed, currency.decimals), currency);
  return {
    EN: `<p>You had spent ${amount} of it and owe this now. What comes into your main wallet pays it first; until then you cannot withdraw.</p>`,
    VI: `<p>Bạn đã dùng ${amount} trong số đó và nay còn nợ khoản này. Tiền vào ví chính sẽ trả nợ trước; đến khi hết nợ bạn chưa rút được tiền.</p>`,
  };
}
