/** What the page puts into the line for Google's script: its arguments, as that script wants them. */
type Line = unknown[];

declare global {
  interface Window {
    dataLayer?: Line;
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Starts to count visits under a measurement id and loads Google's script for it. Further calls do nothing. */
export function beginMeasuring(gtagId: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  tell('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  tell('js', new Date());
  // The portal reports the pages itself, without the query of the address.
  tell('config', gtagId, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(gtagId)}`;
  document.head.append(script);
}

/** Counts a page by its path and title. The query may hold tickets, codes and searches, so it is not sent. */
export function countPage(pathname: string): void {
  tell('event', 'page_view', { page_location: window.location.origin + pathname, page_title: document.title });
}

/** Google's script takes its lines as `arguments` objects and ignores arrays. */
function tell(..._line: Line): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments);
}
