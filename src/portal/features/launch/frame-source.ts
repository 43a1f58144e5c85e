/** How an address is framed. */
export type FrameSource = {
  readonly src: string;
  /** What messages of the game say they come from. */
  readonly origin: string;
  /** What messages to the game are meant for. */
  readonly target: string;
  readonly sandbox: string;
};

/** Games of the portal's own server: they get no origin, so that they never act as the portal. */
const OWN = 'allow-scripts allow-pointer-lock';
const OTHERS =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock';

/**
 * How the address of a launched game is framed; undefined for addresses that are no game: of other hosts than the site
 * names (`launchGameCDNs`), of pages of the portal, of anything but the web.
 */
export function frameSource(address: string, launchGameCDNs: readonly string[]): FrameSource | undefined {
  const here = window.location.origin;
  const url = URL.parse(address, here);
  if (url === null || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === here) {
    // A document without an origin says `null`, and only `*` reaches it.
    return url.pathname.startsWith('/sandbox/')
      ? { src: url.href, origin: 'null', target: '*', sandbox: OWN }
      : undefined;
  }
  const known = launchGameCDNs.some((host) => URL.parse(host)?.origin === url.origin);
  return known && /^https?:$/.test(url.protocol)
    ? { src: url.href, origin: url.origin, target: url.origin, sandbox: OTHERS }
    : undefined;
}
