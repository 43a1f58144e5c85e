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
