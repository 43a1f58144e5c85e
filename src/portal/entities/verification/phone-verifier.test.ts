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

  test.each([
    ['ERROR-29', 'auth/invalid-phone-number', 'mobile_number_invalid'],
    ['ERROR-29', 'auth/missing-phone-number', 'mobile_number_invalid'],
    ['ERROR-30', 'auth/too-many-requests', 'sms_too_many_requests'],
    ['ERROR-31', 'auth/internal-error', 'phone_verification_failed'],
    ['ERROR-31', 'auth/anything-else', 'phone_verification_failed'],
    ['ERROR-32', 'auth/invalid-verification-code', 'verification_code_wrong'],
    ['ERROR-32', 'auth/missing-verification-code', 'verification_code_wrong'],
    ['ERROR-33', 'auth/captcha-check-failed', 'captcha_check_failed'],
    ['ERROR-34', 'auth/quota-exceeded', 'sms_quota_exceeded'],
    ['ERROR-35', 'auth/operation-not-allowed', 'sms_not_allowed'],
    ['ERROR-36', 'auth/code-expired', 'verification_code_expired'],
    ['ERROR-37', 'auth/popup-closed-by-user', 'popup_closed_by_user'],
  ] as const)('%s %s shows its own message, in both languages', async (_, failed, code) => {
    failWith(failed);
    for (const [place, language] of (['EN', 'VI'] as const).entries()) {
      await showLanguage(language);
      const sent = await failure(sendFirebaseCode('+84912345678'));
      const confirmed = await failure(confirmFirebaseCode('482913'));
      expect([sent.code, confirmed.code]).toEqual([code, code]);
      expect([errorText(sent), errorText(confirmed)]).toEqual([messages[code][place], messages[code][place]]);
    }
  });

  test('ERROR-35 without the script no code can be sent', async () => {
    expect((await failure(sendFirebaseCode('+84912345678'))).code).toBe('sms_not_allowed');
  });
});
