import { cookieStore } from '../../lib/storage.ts';

/** The number that was remembered at the last login by a code, with its dialling code. */
export function rememberedMobile(): { readonly dialingCode: string; readonly mobileNum: string } | undefined {
  const [, dialingCode, mobileNum] = /^\+([0-9]+) ([0-9]+)$/.exec(cookieStore.get('smsMobile') ?? '') ?? [];
  return dialingCode && mobileNum ? { dialingCode, mobileNum } : undefined;
}

/** Keeps a number for a day, in the form `+84 912345678` (STORE-16). */
export function rememberMobile(dialingCode: string, mobileNum: string): void {
  cookieStore.set('smsMobile', `+${dialingCode} ${mobileNum}`);
}

/** Forgets the number. */
export function forgetMobile(): void {
  cookieStore.remove('smsMobile');
}
