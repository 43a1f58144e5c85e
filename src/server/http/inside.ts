import { isInsideAddress, parseAddress } from '../shared/addresses.ts';
import type { AppContext } from './context.ts';

/** Whether the caller is on the local network. Behind an untrusted proxy every caller would look local. */
export function isInside(c: AppContext): boolean {
  const { ip } = c.get('visitor');
  const peer = parseAddress(c.env.incoming.socket.remoteAddress ?? '')?.toString();
  const isHidden = ip === peer && c.req.header('X-Forwarded-For') !== undefined;
  return !isHidden && isInsideAddress(ip);
}
