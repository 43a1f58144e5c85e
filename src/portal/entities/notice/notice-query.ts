import type { ListAnnouncementsParams } from '#generated/model/index.ts';

/**
 * The parameters of the header's headlines, of the banners and of the popup announcements. All share this constant, so
 * that the notices are requested once, by the server with the page.
 */
export const noticeParams: ListAnnouncementsParams = { types: 'B,H,PU' };
