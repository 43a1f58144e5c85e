/** The host of the page's address, including a port; undefined during server rendering. */
export function pageHost(): string | undefined {
  return typeof window === 'undefined' ? undefined : window.location.host;
}
