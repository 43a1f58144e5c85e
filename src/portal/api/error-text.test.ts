import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ErrorCode, type ErrorEnvelope } from '../../../generated/client/model/index.ts';
import { showLanguage } from '../i18n/language.ts';
import { ApiError } from './api-error.ts';
import { errorText, withWords } from './error-text.ts';

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
  test('ERROR-10 ERROR-17 ERROR-18 ERROR-19 are the messages of the catalogue', () => {
    expect(errorText(new ApiError('invalid_credentials', 401))).toBe('Account or password incorrect');
    expect(errorText(new ApiError('unauthenticated', 401))).toBe('Please log in first');
    expect(errorText(new ApiError('session_expired', 401))).toBe('Please log in first');
    expect(errorText(new ApiError('connection', 0))).toBe('Connection problem, please try again');
    expect(errorText(new ApiError('system_error', 500))).toBe('System error');
  });

  test('ERROR-27 ROLE-09 a game under maintenance and a chat that is closed are told in the language on the screen', async () => {
    const told = () => [
      errorText(new ApiError('game_maintenance', 503)),
      errorText(new ApiError('in_please_information', 403)),
    ];
    expect(told()).toEqual(['This game is under maintenance.', 'Chat needs a full account. Please register first.']);
    await showLanguage('VI');
    expect(told()).toEqual([
      'Trò chơi này đang bảo trì.',
      'Trò chuyện cần tài khoản chính thức. Vui lòng đăng ký trước.',
    ]);
  });

  test('ERROR-39 exists for every code of the contract, in the language on the screen', async () => {
    await showLanguage('VI');
    for (const code of Object.values(ErrorCode)) expect(errorText(new ApiError(code, 400)), code).not.toBe('');
    expect(errorText(new ApiError('invalid_credentials', 401))).toBe('Tài khoản hoặc mật khẩu chưa đúng');
  });

  test("ERROR-38 is the server's own for a code that this build does not know, if it is in the user's language", () => {
    const known = envelope('brand_new', 'EN');
    expect(errorText(new ApiError(known.code, 400, known))).toBe('Words of the server');
    const foreign = envelope('brand_new', 'VI');
    expect(errorText(new ApiError(foreign.code, 400, foreign))).toBe('System error');
  });

  test('is a system error for any error from outside the api', () => {
    expect(errorText(new Error('secret detail'))).toBe('System error');
  });
});
