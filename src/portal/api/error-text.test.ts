import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ErrorCode, ErrorEnvelope } from '#generated/model/index.ts';
import { showLanguage } from '../i18n/language.ts';
import { ApiError } from './api-error.ts';
import { errorSentence, errorText, ownRefusal } from './error-text.ts';

afterEach(() => showLanguage('EN'));

const envelope = (code: string, language: 'EN' | 'VI'): ErrorEnvelope => ({
  success: false,
  // A server that is newer than this build may send a code that the build does not know.
  code: code as ErrorCode,
  message: 'Words of the server',
  language,
  requestId: 'request-0001',
});

const refused = (code: string, language: 'EN' | 'VI', value?: ErrorEnvelope['value']) =>
  new ApiError(code as ErrorCode, 400, { ...envelope(code, language), ...(value && { value }) });

describe('the text for an error', () => {
  test.each(['wrong_password', 'brand_new'])(
    'ERROR-38 of %s is what the server says, in the language of the request',
    async (code) => {
      expect(errorText(refused(code, 'EN'))).toBe('Words of the server');
      await showLanguage('VI');
      expect(errorText(refused(code, 'VI'))).toBe('Words of the server');
    },
  );

  test('ERROR-38 is a system error where the server said nothing, or spoke another language', () => {
    expect(errorText(refused('wrong_password', 'VI'))).toBe('System error');
    expect(errorText(new ApiError('wrong_password', 422))).toBe('System error');
  });

  test('stays as it was said when the language changes', async () => {
    const error = refused('wrong_password', 'EN');
    await showLanguage('VI');
    expect(errorText(error)).toBe('Words of the server');
  });

  test.each([
    ['ERROR-18', 'connection', 'Connection problem, please try again', 'Lỗi kết nối, vui lòng thử lại'],
    ['ERROR-18', 'unavailable', 'Connection problem, please try again', 'Lỗi kết nối, vui lòng thử lại'],
    ['ERROR-19', 'system_error', 'System error', 'Lỗi hệ thống'],
    [
      'API-74',
      'insecure_context',
      'Passwords are only sent over a secure connection. Open this page with https.',
      'Mật khẩu chỉ được gửi qua kết nối an toàn. Hãy mở trang này bằng https.',
    ],
  ] as const)('%s is there in both languages where %s has no answer', async (_, code, english, vietnamese) => {
    const error = new ApiError(code, 0);
    expect(errorText(error)).toBe(english);
    await showLanguage('VI');
    expect(errorText(error)).toBe(vietnamese);
  });

  test.each([
    ['EN', 'The verification code is not correct.'],
    ['VI', 'Mã xác minh chưa đúng.'],
  ] as const)('is one of the portal for what the portal refuses itself, in %s', async (language, text) => {
    await showLanguage(language);
    const error = await ownRefusal('verification_code_wrong');
    expect([errorText(error), error.code, error.status]).toEqual([text, 'verification_code_wrong', 422]);
    expect((await ownRefusal('sms_too_many_requests')).status).toBe(429);
  });

  test.each([
    ['EN', undefined, 'Words of the server'],
    ['EN', 60, 'Words of the server'],
    ['EN', 61, 'Too many attempts. Please try again in 2 minutes.'],
    ['EN', 899, 'Too many attempts. Please try again in 15 minutes.'],
    ['VI', 899, 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau 15 phút.'],
  ] as const)('tells how long a wait is, in %s, after %s s', async (language, retryAfterSeconds, text) => {
    await showLanguage(language);
    const details = retryAfterSeconds === undefined ? undefined : { retryAfterSeconds };
    expect(errorText(refused('rate_limited', language, details))).toBe(text);
  });

  test.each([
    ['EN', undefined, 'Words of the server'],
    ['EN', null, 'You have excluded yourself from play for good. Please contact customer service about your balance.'],
    [
      'EN',
      '2026-01-12T22:30:00Z',
      'You have taken a break from play until Jan 13, 2026, 05:30. It cannot be shortened; you can log in again afterwards.',
    ],
    [
      'VI',
      '2026-01-12T22:30:00Z',
      'Bạn đang tạm nghỉ đến 05:30 13/01/2026. Không thể hủy hay rút ngắn; sau đó bạn có thể đăng nhập lại.',
    ],
  ] as const)('MEMBER-22 tells when a self-exclusion ends, in %s, for %s', async (language, until, text) => {
    vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
    onTestFinished(() => void vi.unstubAllEnvs());
    await showLanguage(language);
    const details = until === undefined ? undefined : { until };
    expect(errorText(refused('self_excluded', language, details))).toBe(text);
  });

  test.each([
    ['Wrong password, please try again', 'Wrong password, please try again.'],
    ['Could that be?', 'Could that be?'],
    ['Chỉ mất một phút', 'Chỉ mất một phút.'],
    ['Please wait.', 'Please wait.'],
  ])('ends as one sentence where another follows: %s', (message, sentence) => {
    expect(errorSentence(new ApiError('conflict', 409, { ...envelope('conflict', 'EN'), message }))).toBe(sentence);
  });

  test('ERROR-19 is a system error for any error from outside the api', () => {
    expect(errorText(new Error('secret detail'))).toBe('System error');
  });
});
