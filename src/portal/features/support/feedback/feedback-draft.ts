import type { FeedbackValues } from './feedback-rules.ts';

const EMPTY: FeedbackValues = { category: '', content: '', contact: '' };

// In memory, for as long as the page lives: the form may be closed and opened again, or be interrupted by a login.
let draft = EMPTY;

/** What was typed and not sent. */
export function feedbackDraft(): FeedbackValues {
  return draft;
}

/** Keeps what is typed. */
export function keepFeedbackDraft(values: FeedbackValues): void {
  draft = values;
}

/** Forgets what was typed. */
export function dropFeedbackDraft(): void {
  draft = EMPTY;
}
