import { type MobileNumber, maskedNumber } from '../verification/mobile.ts';

/** As long as the contract lets a masked address be. */
const MOST = 120;

/** An address of which the name is told by its first letter. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`.slice(0, MOST);
}

/** A number with its dialling code, of which the last digits are told. */
export function maskedMobile(number: MobileNumber): string {
  return `+${number.dialingCode} ${maskedNumber(number)}`;
}
