/** The marks in `seeds` of whose database it is. */

/** A demo's; the name is from when every server was one. */
export const DEMO_MARK = 'sandbox';
/** A site's; its time is when the site began. */
export const SITE_MARK = 'site';
