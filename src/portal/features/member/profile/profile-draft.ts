import { subscribeToken } from '../../../api/token.ts';
import type { ProfileValues } from './profile-values.ts';

// In memory only, and only until another member uses this browser.
let draft: ProfileValues | undefined;
subscribeToken(() => {
  draft = undefined;
});

/** Unsaved input of the profile, kept while the member visits other pages. */
export function profileDraft(): ProfileValues | undefined {
  return draft;
}

/** Stores the input; undefined deletes it. */
export function keepProfileDraft(values: ProfileValues | undefined): void {
  draft = values;
}
