import { isInsideAddress, parseAddress } from '../shared/addresses.ts';
import type { AppContext } from './context.ts';

/** Whether somebody asks from inside. Behind a proxy that is not trusted everybody would look like a neighbour. */
export function isInside(c: AppContext): boolean {
  const { ip } = c.get('visitor');
  const peer = parseAddress(c.env.incoming.socket.remoteAddress ?? '')?.toString();
  const isHidden = ip === peer && c.req.header('X-Forwarded-For') !== undefined;
  return !isHidden && isInsideAddress(ip);
}
