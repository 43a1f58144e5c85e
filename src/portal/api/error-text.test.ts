import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorCode, type ErrorEnvelope } from '#generated/model/index.ts';
import { showLanguage } from '../i18n/language.ts';
import { ApiError } from './api-error.ts';
import { errorSentence, errorText, withWords } from './error-text.ts';

beforeAll(async () => void (await withWords(new ApiError('invalid_credentials', 401))));
afterEach(() => showLanguage('EN'));

const envelope = (code: string, language: 'EN' | 'VI'): ErrorEnvelope => ({
  success: false,
  // A server that is newer than this build may send a code that the build does not know.
  code: code as ErrorCode,
  message: 'Words of the server',
  language,
  requestId: 'request-0001',
});

describe('the text for an error', () => {
  test.each([
    ['ERROR-10', 'invalid_credentials', 'Account or password incorrect', 'Tài khoản hoặc mật khẩu chưa đúng'],
    ['ERROR-11', 'wrong_account', 'Wrong account, please try again', 'Tài khoản chưa đúng, vui lòng thử lại'],
    ['ERROR-12', 'wrong_password', 'Wrong password, please try again', 'Mật khẩu chưa đúng, vui lòng thử lại'],
    ['ERROR-13', 'wrong_email', 'Incorrect email', 'Email chưa đúng'],
    ['ERROR-14', 'account_email_unknown', 'Username/email does not exist', 'Tên đăng nhập/email không tồn tại'],
    ['ERROR-15', 'passwords_do_not_match', 'Passwords do not match twice', 'Hai mật khẩu không khớp'],
    ['ERROR-16', 'invitation_code_error', 'Invalid invitation code', 'Mã mời không hợp lệ'],
    ['ERROR-17', 'unauthenticated', 'Please log in first', 'Vui lòng đăng nhập trước'],
    ['ERROR-17', 'session_expired', 'Please log in first', 'Vui lòng đăng nhập trước'],
    ['ERROR-18', 'connection', 'Connection problem, please try again', 'Lỗi kết nối, vui lòng thử lại'],
    ['ERROR-19', 'system_error', 'System error', 'Lỗi hệ thống'],
    [
      'ERROR-21',
      'invalid_domain',
      'This address is not valid. Please contact customer service.',
      'Địa chỉ không hợp lệ. Vui lòng liên hệ chăm sóc khách hàng.',
    ],
    [
      'ERROR-22',
      'ip_restricted',
      'Your address may not visit this site.',
      'Địa chỉ của bạn không được phép truy cập trang này.',
    ],
    ['ERROR-23', 'maintenance', 'System maintenance', 'Hệ thống đang bảo trì'],
    [
      'ERROR-24',
      'error_not_member',
      'This account cannot log in on the member site.',
      'Tài khoản này không đăng nhập được ở trang hội viên.',
    ],
    [
      'ERROR-25',
      'error_not_agent',
      'This account cannot log in on the agent site.',
      'Tài khoản này không đăng nhập được ở trang đại lý.',
    ],
    ['ERROR-26', 'captcha_required', 'Please enter the captcha', 'Vui lòng nhập mã xác nhận'],
    ['ERROR-27', 'game_maintenance', 'This game is under maintenance.', 'Trò chơi này đang bảo trì.'],
    [
      'ERROR-28',
      'new_ip_verification',
      'You are logging in from a new place. Please confirm it with a code sent to your phone.',
      'Bạn đăng nhập từ nơi mới. Vui lòng xác minh bằng mã gửi đến điện thoại.',
    ],
    [
      'ROLE-08',
      'in_need_true_account',
      'This needs a full account. It takes a minute',
      'Mục này cần tài khoản chính thức. Chỉ mất một phút',
    ],
    [
      'ROLE-09',
      'in_please_information',
      'Chat needs a full account. Please register first.',
      'Trò chuyện cần tài khoản chính thức. Vui lòng đăng ký trước.',
    ],
  ] as const)('%s the message of %s is there in both languages', async (_, code, english, vietnamese) => {
    const said = () => errorText(new ApiError(code, 400));
    expect(said()).toBe(english);
    await showLanguage('VI');
    expect(said()).toBe(vietnamese);
  });

  test('ERROR-39 exists for every code of the contract, in the language on the screen', async () => {
    const codes = Object.values(ErrorCode);
    const said = () => codes.map((code) => errorText(new ApiError(code, 400)));
    const english = said();
    await showLanguage('VI');
    const vietnamese = said();
    expect(codes.length).toBeGreaterThan(80);
    for (const [index, code] of codes.entries()) {
      // Nobody writes Vietnamese without accents, and no text of the English catalogue has one.
      expect(vietnamese[index], code).toMatch(/[^\x20-\x7e]/);
      expect(english[index], code).toMatch(/^[\x20-\x7e]+$/);
    }
    const unspecific = codes.filter((_, index) => english[index] === 'System error');
    expect(unspecific.sort()).toEqual(['method_not_allowed', 'system_error', 'unsupported_media_type']);
  });

  test("ERROR-38 is the server's own for a code that this build does not know, if it is in the user's language", () => {
    const known = envelope('brand_new', 'EN');
    expect(errorText(new ApiError(known.code, 400, known))).toBe('Words of the server');
    const foreign = envelope('brand_new', 'VI');
    expect(errorText(new ApiError(foreign.code, 400, foreign))).toBe('System error');
  });

  test.each([
    ['EN', undefined, 'Too many requests. Please wait a moment.'],
    ['EN', 60, 'Too many requests. Please wait a moment.'],
    ['EN', 61, 'Too many attempts. Please try again in 2 minutes.'],
    ['EN', 899, 'Too many attempts. Please try again in 15 minutes.'],
    ['VI', 899, 'Bạn đã thử quá nhiều lần. Vui lòng thử lại sau 15 phút.'],
  ] as const)('tells how long a wait is, in %s, after %s s', async (language, retryAfterSeconds, text) => {
    await showLanguage(language);
    const told = { ...envelope('rate_limited', language), ...(retryAfterSeconds && { value: { retryAfterSeconds } }) };
    expect(errorText(new ApiError('rate_limited', 429, told))).toBe(text);
  });

  test.each([
    ['EN', undefined, 'You have excluded yourself from play. Please contact customer service.'],
    ['EN', null, 'You have excluded yourself from play for good. Please contact customer service about your balance.'],
    [
      'EN',
      '2026-01-12T22:30:00Z',
      'You have taken a break from play until Jan 13, 2026, 05:30. It cannot be shortened; you can log in again afterwards.',
    ],
    [
      'VI',
      '2026-01-12T22:30:00Z',
      'Bạn đang tạm nghỉ đến 05:30 13 thg 1, 2026. Không thể hủy hay rút ngắn; sau đó bạn có thể đăng nhập lại.',
    ],
  ] as const)('MEMBER-22 tells when a self-exclusion ends, in %s, for %s', async (language, until, text) => {
    vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
    onTestFinished(() => void vi.unstubAllEnvs());
    await showLanguage(language);
    const told = { ...envelope('self_excluded', language), ...(until !== undefined && { value: { until } }) };
    expect(errorText(new ApiError('self_excluded', 403, told))).toBe(text);
  });

  test.each(['EN', 'VI'] as const)('ends as one sentence where another follows, in %s', async (language) => {
    await showLanguage(language);
    for (const code of Object.values(ErrorCode)) {
      expect([code, errorSentence(new ApiError(code, 400))]).toEqual([code, expect.stringMatching(/[^.!?][.!?]$/)]);
    }
  });

  test('is a system error for any error from outside the api', () => {
    expect(errorText(new Error('secret detail'))).toBe('System error');
  });
});
