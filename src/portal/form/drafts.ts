import { getToken, subscribeToken } from '../api/token.ts';

/** The typed values of a form, by field. */
type Draft = Readonly<Record<string, string | boolean>>;

// In memory only: a draft may hold a password, which must not reach any storage.
const drafts = new Map<string, Draft>();

// A login ends all drafts, because the next person at this screen must not find them.
subscribeToken(() => {
  if (getToken() !== null) drafts.clear();
});

/** The values of a form at its last closing; empty if there are none or they were sent. */
export function draftOf(form: string): Draft {
  return drafts.get(form) ?? {};
}

/** Keeps typed values as long as the page lives, until a login. */
export function keepDraft(form: string, values: Draft): void {
  if (getToken() === null) drafts.set(form, values);
}

/** Deletes the typed values. */
export function dropDraft(form: string): void {
  drafts.delete(form);
}
