/** The host of the page's address, with its port if it has one; undefined where the server renders. */
export function pageHost(): string | undefined {
  return typeof window === 'undefined' ? undefined : window.location.host;
}
