import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeSms, smsLetters } from './sms-text.ts';

/** The basic table of GSM 03.38 (GSM-7), whose letters take one place each. */
const GSM_7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

test('SMS-11 Vietnamese stays readable without accents', () => {
  expect(smsLetters('Đặt lại mật khẩu: mã xác minh của bạn là 482913. Không đưa mã cho ai’')).toBe(
    "Dat lai mat khau: ma xac minh cua ban la 482913. Khong dua ma cho ai'",
  );
});

test('SMS-11 any text has letters of one place alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const letter of smsLetters(text)) expect(GSM_7).toContain(letter);
    }),
  );
});

test('SMS-11 a code ends with the host that it is for, and fits one segment', () => {
  const words = ['Sen: mã của bạn là 482913.', 'Không đưa mã cho bất kỳ ai.'];
  const host = 'www.sen.example';
  expect(codeSms({ words, host, code: '482913' })).toBe(
    'Sen: ma cua ban la 482913. Khong dua ma cho bat ky ai.\n\n@www.sen.example #482913',
  );
  expect(codeSms({ words, host: `${'a'.repeat(60)}.${'b'.repeat(50)}`, code: '482913' })).toBe(
    `Sen: ma cua ban la 482913.\n\n@${'a'.repeat(60)}.${'b'.repeat(50)} #482913`,
  );
  // A name so long that no browser would find it: the words alone.
  expect(codeSms({ words, host: 'a'.repeat(200), code: '482913' })).toBe('Sen: ma cua ban la 482913.');
});
