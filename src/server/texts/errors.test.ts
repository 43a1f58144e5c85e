import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ErrorCode } from '#generated/model/index.ts';
import { texts } from './texts.ts';

interface Example {
  readonly code: ErrorCode;
  readonly message: string;
  readonly language: 'EN' | 'VI';
}

/** Every error example of the contract, from all operations. */
function examples(node: unknown): Example[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('success' in node && node.success === false && 'code' in node) {
    // The contract's lint checks its examples against the envelope.
    return [node as unknown as Example];
  }
  return Object.values(node).flatMap(examples);
}

const bundle = parse(readFileSync(new URL('../../../generated/openapi.yaml', import.meta.url), 'utf8'));

describe('the sentences of errors', () => {
  test('ERROR-39 are those of the examples of the contract, in both languages', () => {
    const found = examples(bundle);
    expect(found.length).toBeGreaterThan(20);
    expect(new Set(found.map(({ language }) => language))).toEqual(new Set(['EN', 'VI']));
    const said = found.map(({ code, language }) => [code, texts[language].errors[code]]);
    expect(said).toEqual(found.map(({ code, message }) => [code, message]));
  });

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
    ['ERROR-18', 'unavailable', 'Connection problem, please try again', 'Lỗi kết nối, vui lòng thử lại'],
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
  ] as const)('ERROR-39 %s has the message of %s in both languages', (_, code, english, vietnamese) => {
    expect([texts.EN.errors[code], texts.VI.errors[code]]).toEqual([english, vietnamese]);
  });

  test('ERROR-39 are words of their own for each code, in either language', () => {
    for (const code of Object.values(ErrorCode)) {
      // Nobody writes Vietnamese without accents, and no English sentence has one.
      expect(texts.VI.errors[code], code).toMatch(/[^\x20-\x7e]/);
      expect(texts.EN.errors[code], code).toMatch(/^[\x20-\x7e]+$/);
    }
    const unspecific = Object.entries(texts.EN.errors).filter(([, sentence]) => sentence === 'System error');
    expect(unspecific.map(([code]) => code)).toEqual(['system_error']);
  });
});
