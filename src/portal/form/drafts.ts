import { getToken, subscribeToken } from '../api/token.ts';

/** What was typed into a form, by field. */
type Draft = Readonly<Record<string, string | boolean>>;

// In memory alone: a draft may hold a password, which no storage gets to see.
const drafts = new Map<string, Draft>();

// Who is logged in has no use for them, and the next one at this screen must not find them.
subscribeToken(() => {
  if (getToken() !== null) drafts.clear();
});

/** What was typed into a form before it was closed; nothing if it was not, or was sent. */
export function draftOf(form: string): Draft {
  return drafts.get(form) ?? {};
}

/** Keeps what was typed for as long as the page lives, until somebody logs in. */
export function keepDraft(form: string, values: Draft): void {
  if (getToken() === null) drafts.set(form, values);
}

/** Forgets what was typed. */
export function dropDraft(form: string): void {
  drafts.delete(form);
}
