import { addressList, contains } from '../shared/addresses.ts';
import type { AppContext } from './context.ts';

/** The machine itself and networks that are not the internet. */
const inside = addressList([
  ...['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
]);

/** Whether somebody asks from inside. Behind a proxy that is not trusted everybody would look like a neighbour. */
export function isInside(c: AppContext): boolean {
  const { ip } = c.var.visitor;
  const hidden = ip === c.env.incoming.socket.remoteAddress && c.req.header('X-Forwarded-For') !== undefined;
  return !hidden && contains(inside, ip);
}
