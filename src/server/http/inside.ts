import { isLoopback, isLoopbackAddress } from '../shared/addresses.ts';
import type { AppContext } from './context.ts';

/** The headers by which proxies tell of whom they ask for. */
const forwarding = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Via'];

/**
 * Whether a request came over the listener of the inside pages, and was meant for it: a web page whose name points to this
 * machine names another host.
 */
export function isInside(c: AppContext): boolean {
  return c.env.inside === true && isLoopbackHost(c);
}

/**
 * Whether a developer of a demo asks: over that listener, or from this machine by a name of this machine and through no
 * proxy. A proxy on this machine that tells nothing looks the same, so this holds in a demo alone.
 */
export function isDeveloper(c: AppContext, { demo }: { readonly demo: boolean }): boolean {
  if (isInside(c)) return true;
  const isHere = isLoopbackAddress(c.env.incoming.socket.remoteAddress ?? '') && isLoopbackHost(c);
  return demo && isHere && forwarding.every((name) => c.req.header(name) === undefined);
}

function isLoopbackHost(c: AppContext): boolean {
  const url = URL.parse(`http://${c.req.header('Host') ?? ''}`);
  return url !== null && isLoopback(url.hostname);
}
