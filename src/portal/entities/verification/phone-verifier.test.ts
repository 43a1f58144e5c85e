// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { endOfWait } from './code-waits.ts';
import { confirmFirebaseCode, sendFirebaseCode } from './phone-verifier.ts';

afterEach(() => {
  delete window.phoneVerifier;
});

/** Makes the brand's script fail as Firebase does. */
function failWith(code: string) {
  const fail = () => Promise.reject(Object.assign(new Error('failed'), { code }));
  window.phoneVerifier = { send: fail, confirm: fail };
}

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('must fail'),
    (error: unknown) => (error instanceof ApiError ? error : expect.fail(`not an ApiError: ${error}`)),
  );

describe('verification through Firebase', () => {
  test("SMS-02 REGISTER-34 the brand's script sends the code, and the button is locked for a minute", async () => {
    const sent: string[] = [];
    window.phoneVerifier = { send: async (number) => void sent.push(number), confirm: async (code) => `token.${code}` };
    const answer = await sendFirebaseCode('+84912345678');
    expect(sent).toEqual(['+84912345678']);
    expect(endOfWait(answer) - Date.now()).toBeGreaterThan(59_000);
    expect(endOfWait(answer) - Date.now()).toBeLessThanOrEqual(60_000);
    expect(await confirmFirebaseCode('482913')).toBe('token.482913');
  });

  test.each([
    ['ERROR-29', 'auth/invalid-phone-number', 'Please enter a valid phone number.'],
    ['ERROR-29', 'auth/missing-phone-number', 'Please enter a valid phone number.'],
    ['ERROR-30', 'auth/too-many-requests', 'Too many requests. Please try again in 5 minutes.'],
    ['ERROR-31', 'auth/internal-error', 'The phone number could not be verified. Please try again.'],
    ['ERROR-32', 'auth/invalid-verification-code', 'The verification code is not correct.'],
    ['ERROR-32', 'auth/missing-verification-code', 'The verification code is not correct.'],
    ['ERROR-33', 'auth/captcha-check-failed', 'The security check failed. Please do it again.'],
    ['ERROR-34', 'auth/quota-exceeded', 'No more codes can be sent today.'],
    ['ERROR-35', 'auth/operation-not-allowed', 'Codes by SMS are not available here.'],
    ['ERROR-36', 'auth/code-expired', 'The verification code has expired. Please ask for a new one.'],
    ['ERROR-37', 'auth/popup-closed-by-user', 'The sign-in window was closed. Login failed, please try again.'],
  ])('%s %s shows its own message', async (_, code, text) => {
    failWith(code);
    expect(errorText(await failure(sendFirebaseCode('+84912345678')))).toBe(text);
    expect(errorText(await failure(confirmFirebaseCode('482913')))).toBe(text);
  });

  test('ERROR-35 without the script no code can be sent', async () => {
    expect((await failure(sendFirebaseCode('+84912345678'))).code).toBe('sms_not_allowed');
  });
});
