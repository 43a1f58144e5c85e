import { inbox } from './inbox.ts';
import { profile } from './profile.ts';
import { security } from './security.ts';

/** The pages of the member centre. */
export const member = { inbox, profile, security } as const;
