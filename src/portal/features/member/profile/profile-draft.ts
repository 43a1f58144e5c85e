import { subscribeToken } from '../../../api/token.ts';
import type { ProfileValues } from './profile-values.ts';

// In memory alone, and only until somebody else is at this screen.
let draft: ProfileValues | undefined;
subscribeToken(() => {
  draft = undefined;
});

/** What was typed into the profile and not yet saved, though another page was looked at meanwhile. */
export function profileDraft(): ProfileValues | undefined {
  return draft;
}

/** Keeps what was typed; undefined forgets it. */
export function keepProfileDraft(values: ProfileValues | undefined): void {
  draft = values;
}
