/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListAnnouncementsExecution } from './list-announcements-execution.ts';
import type { ListAnnouncementsPlatform } from './list-announcements-platform.ts';

export type ListAnnouncementsParams = {
/**
 * The wanted types, joined by commas.
 * @maxLength 14
 * @pattern ^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$
 */
types?: string;
/**
 * The platform, always the web.
 */
platform?: ListAnnouncementsPlatform;
/**
 * When they are shown, always before and after login.
 */
execution?: ListAnnouncementsExecution;
};
