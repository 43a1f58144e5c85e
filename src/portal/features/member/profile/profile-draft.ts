import { subscribeToken } from '#portal/api/token.ts';
import type { ProfileValues } from './profile-values.ts';

// In memory only, and only until another member uses this browser.
let draft: Partial<ProfileValues> | undefined;
subscribeToken(() => {
  draft = undefined;
});

/** The values that were typed and not saved, kept while the member visits other pages. */
export function profileDraft(): Partial<ProfileValues> | undefined {
  return draft;
}

/** Stores the input; undefined deletes it. */
export function keepProfileDraft(values: Partial<ProfileValues> | undefined): void {
  draft = values;
}
