/** What the page puts into the line for Google's script: its arguments, as that script wants them. */
type Line = unknown[];

declare global {
  interface Window {
    dataLayer?: Line;
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Begins to count visits under a measurement id: Google's script is fetched now and not before. Once is enough. */
export function beginMeasuring(gtagId: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  tell('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  tell('js', new Date());
  // The portal tells the pages itself, without what an address says beyond its path.
  tell('config', gtagId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(gtagId)}`;
  document.head.append(script);
}

/** Counts a page by its path and title; tickets, codes and searches in the query are nobody's business. */
export function countPage(pathname: string): void {
  tell('event', 'page_view', { page_location: window.location.origin + pathname, page_title: document.title });
}

/** Google's script takes its lines as `arguments` objects and ignores arrays. */
function tell(..._line: Line): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}
