import type { ListAnnouncementsParams } from '#generated/model/index.ts';

/**
 * The parameters of the header's headlines and of the banners. Both share this constant, so that the notices are
 * requested once.
 */
export const noticeParams: ListAnnouncementsParams = { types: 'B,H' };

/** The parameters of the popup announcements. */
export const popupParams: ListAnnouncementsParams = { types: 'PU' };
