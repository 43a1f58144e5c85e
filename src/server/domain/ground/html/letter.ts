import type { Language } from '#generated/model/index.ts';
import type { Email } from '#server/adapters/messages.ts';
import type { Brand } from '#server/config/brand.ts';
import { letterColours } from '#server/config/brand-look.ts';
import { escapeHtml } from './html.ts';

export interface LetterWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Stands after the first paragraph, large: the code that it tells. */
  readonly code?: string;
  /** Stands after the second paragraph, as a button and in letters. */
  readonly link?: { readonly label: string; readonly url: string };
}

/** An e-mail in the look of the brand: text, and the same as HTML without pictures or anything else to load. */
export function letter(
  { name, look }: Pick<Brand, 'name' | 'look'>,
  language: Language,
  { subject, paragraphs, code, link }: LetterWords,
): Omit<Email, 'to'> {
  const { ground, brand, ink } = letterColours(look);
  const text = paragraphs.map((words, at) => (link && at === 1 ? `${words}\n${link.url}` : words)).join('\n\n');
  const parts = paragraphs.map((words, at) => {
    const said = `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
    if (code !== undefined && at === 0) return `${said}<p style="${CODE}">${code}</p>`;
    if (link !== undefined && at === 1) return said + button(link, `background:${brand};color:${ink}`);
    return said;
  });
  const html = `<!doctype html>
<html lang="${language.toLowerCase()}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="background:${brand};color:${ink};padding:18px 24px;${FONT};font-size:20px;font-weight:700">${escapeHtml(name)}</td></tr>
<tr><td style="padding:24px 24px 8px;${FONT};font-size:16px;line-height:1.5;color:#181727">
${parts.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
  return { subject, text, html, language };
}

// Programs for e-mail read no style sheets.
const FONT = 'font-family:Arial,Helvetica,sans-serif';
const CODE = 'margin:0 0 16px;font-size:30px;font-weight:700;letter-spacing:6px';

function button({ label, url }: { readonly label: string; readonly url: string }, colours: string): string {
  const href = escapeHtml(url);
  const style = `display:inline-block;padding:12px 22px;border-radius:8px;font-weight:700;text-decoration:none;${colours}`;
  return `<p style="margin:0 0 16px"><a href="${href}" style="${style}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4c4b5d;word-break:break-all">${href}</p>`;
}
