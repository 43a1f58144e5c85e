import { describe, expect, test } from 'vitest';
import { look } from '#server/config/brand-look.ts';
import { letter } from './letter.ts';

const brand = { name: 'Sen & Co', look: look.parse(undefined) };
const url = 'https://www.sen.example/reset?a=1&b=2';
const words = {
  subject: 'Đặt mật khẩu <mới>',
  paragraphs: ['Có người <b>', 'Đặt tại đây:', 'Hết.'],
  link: { label: 'Đặt', url },
};

describe('an e-mail', () => {
  test('PASSWORD-13 has the same words as text and as HTML, and its link in both', () => {
    const { subject, text, html, language } = letter(brand, 'VI', words);
    expect([subject, language]).toEqual(['Đặt mật khẩu <mới>', 'VI']);
    expect(text).toBe(`Có người <b>\n\nĐặt tại đây:\n${url}\n\nHết.`);
    expect(html).toContain('<html lang="vi">');
    expect(html).toContain('Sen &amp; Co</td>');
    expect(html).toContain('Có người &lt;b&gt;</p>');
    expect(html).toContain('<a href="https://www.sen.example/reset?a=1&amp;b=2"');
    // Nothing to load, which would tell who reads it.
    expect(html).not.toMatch(/<(img|link|script|style)|url\(|src=/);
  });

  test('PASSWORD-13 has the colours of the brand', () => {
    const tokens = { light: { brand: '#b52a68', 'brand-contrast': '#ffffff', 'surface-0': '#faf4f6' } };
    const { html } = letter({ ...brand, look: look.parse({ tokens }) }, 'EN', words);
    expect(html).toContain('background:#b52a68;color:#ffffff');
    expect(html).toContain('<body style="margin:0;background:#faf4f6">');
  });

  test('SMS-11 shows a code large, and in its words alone as text', () => {
    const { text, html } = letter(brand, 'EN', { subject: 'Code', paragraphs: ['It is 482913.'], code: '482913' });
    expect(text).toBe('It is 482913.');
    expect(html).toMatch(/font-size:30px[^>]*>482913</);
  });
});
