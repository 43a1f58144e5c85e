import type { CreateNoticePayload } from '#generated/model/index.ts';
import { Failure } from '#server/shared/failure.ts';
import { cleanHtml } from '../../ground/html/clean-html.ts';

/** The contract's limit of a content. */
const LONGEST = 20_000;

/** Refuses texts that are too long after cleaning with `validation_failed`: cleaning writes `&` as `&amp;`. */
export function checkWords(words: CreateNoticePayload['words']): void {
  for (const language of ['EN', 'VI'] as const) {
    if (cleanHtml(words[language].content).length <= LONGEST) continue;
    const pointer = `/body/words/${language}/content`;
    const message = `Must have at most ${LONGEST} characters once it is written as HTML`;
    throw new Failure('validation_failed', { fields: [{ pointer, rule: 'max_length_cleaned', message }] });
  }
}
