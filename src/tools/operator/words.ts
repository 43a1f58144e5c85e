import type { NoticeWords, NoticeWordsByLanguage } from '#generated/model/index.ts';
import { optional, required } from './command.ts';

const questions = {
  titleEn: 'The title in English',
  textEn: 'The text in English, plain or HTML',
  titleVi: 'The title in Vietnamese',
  textVi: 'The text in Vietnamese, plain or HTML',
};

/** The fields of words that members read. */
export const wordFields = {
  titleEn: required(questions.titleEn),
  textEn: required(questions.textEn),
  titleVi: required(questions.titleVi),
  textVi: required(questions.textVi),
};

/** The same where words that are not given stay as they are. */
export const newWordFields = {
  titleEn: optional(questions.titleEn),
  textEn: optional(questions.textEn),
  titleVi: optional(questions.titleVi),
  textVi: optional(questions.textVi),
};

interface Typed<T> {
  readonly titleEn: T;
  readonly textEn: T;
  readonly titleVi: T;
  readonly textVi: T;
}

/** Typed words as the contract has them. */
export function wordsOfTyped({ titleEn, textEn, titleVi, textVi }: Typed<string>): NoticeWordsByLanguage {
  return { EN: { title: titleEn, content: html(textEn) }, VI: { title: titleVi, content: html(textVi) } };
}

/** Words of before with those that were typed. */
export function changedWords(
  { EN, VI }: NoticeWordsByLanguage,
  { titleEn, textEn, titleVi, textVi }: Typed<string | undefined>,
): NoticeWordsByLanguage {
  return { EN: changed(EN, titleEn, textEn), VI: changed(VI, titleVi, textVi) };
}

function changed(before: NoticeWords, title: string | undefined, text: string | undefined): NoticeWords {
  return { title: title ?? before.title, content: text === undefined ? before.content : html(text) };
}

/** Text without the end of an element becomes a paragraph. */
function html(text: string): string {
  if (/<\/[a-z]+\d?>/i.test(text)) return text;
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
}
