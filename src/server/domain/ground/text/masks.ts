import { type MobileNumber, maskedNumber } from './mobile.ts';

/** The contract's length limit of a masked address. */
const MOST = 120;

/** Masks an address; the first letter of the name stays visible. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`.slice(0, MOST);
}

/** Masks a number with its dialling code; the last digits stay visible. */
export function maskedMobile(number: MobileNumber): string {
  return `+${number.dialingCode} ${maskedNumber(number)}`;
}

/** Masks a nickname for others: long ones keep the first and last two letters, shorter ones fewer. */
export function maskedName(nickname: string): string {
  const letters = [...nickname.normalize('NFC').trim()];
  const shown = letters.length >= 6 ? 2 : letters.length >= 4 ? 1 : 0;
  const begin = letters.slice(0, Math.max(shown, letters.length > 1 ? 1 : 0));
  return `${begin.join('')}***${shown === 0 ? '' : letters.slice(-shown).join('')}`;
}

/** Masks an account name for its inviter: at most three letters are shown, and never more than half of the name. */
export function maskedAccount(account: string): string {
  const letters = [...account];
  return `${letters.slice(0, Math.min(3, Math.floor(letters.length / 2))).join('')}***`;
}
