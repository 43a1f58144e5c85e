import { inbox } from './inbox.ts';
import { limits } from './limits.ts';
import { profile } from './profile.ts';
import { security } from './security.ts';

/** The pages of the member centre. */
export const member = { inbox, limits, profile, security } as const;
