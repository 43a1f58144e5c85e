// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../api/error-text.ts';
import { showLanguage } from '../../i18n/language.ts';
import { endOfWait } from './code-field.tsx';
import { confirmFirebaseCode, sendFirebaseCode } from './phone-verifier.ts';

afterEach(async () => {
  delete window.phoneVerifier;
  await showLanguage('EN');
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

const messages = {
  mobile_number_invalid: ['Please enter a valid phone number.', 'Vui lòng nhập số điện thoại hợp lệ.'],
  sms_too_many_requests: [
    'Too many requests. Please try again in 5 minutes.',
    'Quá nhiều yêu cầu. Vui lòng thử lại sau 5 phút.',
  ],
  phone_verification_failed: [
    'The phone number could not be verified. Please try again.',
    'Không xác minh được số điện thoại. Vui lòng thử lại.',
  ],
  verification_code_wrong: ['The verification code is not correct.', 'Mã xác minh chưa đúng.'],
  captcha_check_failed: [
    'The security check failed. Please do it again.',
    'Kiểm tra bảo mật không thành công. Vui lòng làm lại.',
  ],
  sms_quota_exceeded: ['No more codes can be sent today.', 'Hôm nay không thể gửi thêm mã.'],
  sms_not_allowed: ['Codes by SMS are not available here.', 'Không dùng được mã SMS tại đây.'],
  verification_code_expired: [
    'The verification code has expired. Please ask for a new one.',
    'Mã xác minh đã hết hạn. Vui lòng lấy mã mới.',
  ],
  popup_closed_by_user: [
    'The sign-in window was closed. Login failed, please try again.',
    'Cửa sổ đăng nhập đã đóng. Đăng nhập không thành công, vui lòng thử lại.',
  ],
} as const;

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

  describe('a failure shows its own message, in both languages', () => {
    test('ERROR-29 a number that is none', () =>
      shows('mobile_number_invalid', 'auth/invalid-phone-number', 'auth/missing-phone-number'));
    test('ERROR-30 too many requests', () => shows('sms_too_many_requests', 'auth/too-many-requests'));
    test('ERROR-31 any other failure', () =>
      shows('phone_verification_failed', 'auth/internal-error', 'auth/anything-else'));
    test('ERROR-32 a wrong or missing code', () =>
      shows('verification_code_wrong', 'auth/invalid-verification-code', 'auth/missing-verification-code'));
    test('ERROR-33 a failed check against robots', () => shows('captcha_check_failed', 'auth/captcha-check-failed'));
    test('ERROR-34 a spent quota', () => shows('sms_quota_exceeded', 'auth/quota-exceeded'));
    test('ERROR-35 a way that is switched off', () => shows('sms_not_allowed', 'auth/operation-not-allowed'));
    test('ERROR-36 an expired code', () => shows('verification_code_expired', 'auth/code-expired'));
    test('ERROR-37 a window closed by the user', () => shows('popup_closed_by_user', 'auth/popup-closed-by-user'));
  });

  async function shows(code: keyof typeof messages, ...failures: readonly string[]) {
    for (const failed of failures) {
      failWith(failed);
      for (const [place, language] of (['EN', 'VI'] as const).entries()) {
        await showLanguage(language);
        const sent = await failure(sendFirebaseCode('+84912345678'));
        const confirmed = await failure(confirmFirebaseCode('482913'));
        expect([sent.code, confirmed.code]).toEqual([code, code]);
        expect([errorText(sent), errorText(confirmed)]).toEqual([messages[code][place], messages[code][place]]);
      }
    }
  }

  test('ERROR-35 without the script no code can be sent', async () => {
    expect((await failure(sendFirebaseCode('+84912345678'))).code).toBe('sms_not_allowed');
  });
});
