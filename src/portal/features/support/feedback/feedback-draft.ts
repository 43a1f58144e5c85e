import type { FeedbackValues } from './feedback-rules.ts';

const EMPTY: FeedbackValues = { category: '', content: '', contact: '' };

// The draft lives as long as the page, because a login may interrupt the form.
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
