import type { member as en } from '../en/member.ts';
import type { Translated } from '../translated.ts';
import { inbox } from './inbox.ts';
import { limits } from './limits.ts';
import { profile } from './profile.ts';
import { security } from './security.ts';

export const member: Translated<typeof en> = { inbox, limits, profile, security };
