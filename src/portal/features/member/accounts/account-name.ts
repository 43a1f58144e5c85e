import type { i18n } from '#portal/i18n/i18n.ts';

/** A bound account in words: `Sao Mai Bank ending 4471`. */
export function accountName(t: typeof i18n.t, account: { readonly bankName: string; readonly ending: string }): string {
  return t('withdraw.account', { bank: account.bankName, ending: account.ending });
}
