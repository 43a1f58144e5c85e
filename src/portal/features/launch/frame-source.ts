import { parseUrl } from '#portal/lib/urls.ts';
/** How an address is framed. */
export type FrameSource = {
  readonly src: string;
  /** The origin that messages of the game carry. */
  readonly origin: string;
  /** The target origin of messages to the game. */
  readonly target: string;
  readonly sandbox: string;
};

/** Games of the portal's own server get no origin, so that they cannot act as the portal. */
const OWN = 'allow-scripts allow-pointer-lock';
const OTHERS =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock';

/**
 * Returns how the address of a launched game is framed. Undefined for any other address: a host that `launchGameCDNs`
 * does not name, a page of the portal, or a scheme other than http(s).
 */
export function frameSource(address: string, launchGameCDNs: readonly string[]): FrameSource | undefined {
  const here = window.location.origin;
  const url = parseUrl(address, here);
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === here) {
    // Messages of a document without an origin carry `null`, and only the target `*` reaches it.
    return url.pathname.startsWith('/sandbox/')
      ? { src: url.href, origin: 'null', target: '*', sandbox: OWN }
      : undefined;
  }
  const known = launchGameCDNs.some((host) => parseUrl(host)?.origin === url.origin);
  return known && /^https?:$/.test(url.protocol)
    ? { src: url.href, origin: url.origin, target: url.origin, sandbox: OTHERS }
    : undefined;
}
