import { ownRefusal } from '../../api/error-text.ts';

/** Firebase's error codes and their meaning in the contract; any other code is a failed verification. */
const meanings: Readonly<Record<string, Parameters<typeof ownRefusal>[0]>> = {
  'auth/invalid-phone-number': 'mobile_number_invalid',
  'auth/missing-phone-number': 'mobile_number_invalid',
  'auth/too-many-requests': 'sms_too_many_requests',
  'auth/invalid-verification-code': 'verification_code_wrong',
  'auth/missing-verification-code': 'verification_code_wrong',
  'auth/captcha-check-failed': 'captcha_check_failed',
  'auth/quota-exceeded': 'sms_quota_exceeded',
  'auth/operation-not-allowed': 'sms_not_allowed',
  'auth/code-expired': 'verification_code_expired',
  'auth/popup-closed-by-user': 'popup_closed_by_user',
};

/** Sends a code through Firebase; the button is then locked for a minute (SMS-02). */
export async function sendFirebaseCode(number: string): Promise<{ readonly expiredMinutes: number }> {
  await told((verifier) => verifier.send(number));
  return { expiredMinutes: 1 };
}

/** Resolves to the token that proves to the server that the typed code is right. */
export function confirmFirebaseCode(code: string): Promise<string> {
  return told((verifier) => verifier.confirm(code));
}

async function told<T>(call: (verifier: PhoneVerifier) => Promise<T>): Promise<T> {
  const verifier = window.phoneVerifier;
  if (!verifier) throw await ownRefusal('sms_not_allowed');
  try {
    return await call(verifier);
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    throw await ownRefusal(meanings[code] ?? 'phone_verification_failed');
  }
}

/**
 * The brand's page script provides this when `smsChannel` is `firebase`, because the portal does not know the brand's
 * Firebase project. Its errors carry Firebase's `code`.
 */
interface PhoneVerifier {
  /** Sends a code to a number in the form `+84912345678`. */
  readonly send: (number: string) => Promise<void>;
  /** Resolves to the identity token for the typed code. */
  readonly confirm: (code: string) => Promise<string>;
}

// This file imports nothing. With global declarations that depend on the contract, its changes would cause checks of
// every file.
declare global {
  interface Window {
    phoneVerifier?: PhoneVerifier;
  }
}
