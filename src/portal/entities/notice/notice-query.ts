import type { ListAnnouncementsParams } from '../../../../generated/client/model/index.ts';

/**
 * What the header's line and the banners ask for. One constant for both: the same parameters are the same query, so the
 * site's notices are fetched once.
 */
export const noticeParams: ListAnnouncementsParams = { types: 'B,H' };

/** What the popup announcements ask for. */
export const popupParams: ListAnnouncementsParams = { types: 'PU' };
