import { addressList, contains } from '../shared/addresses.ts';
import type { Exchange } from './endpoint.ts';

/** The machine itself and networks that are not the internet. */
const inside = addressList([
  ...['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
]);

/** Whether somebody asks from inside. Behind a proxy that is not trusted everybody would look like a neighbour. */
export function isInside({ incoming, visitor }: Pick<Exchange, 'incoming' | 'visitor'>): boolean {
  const hidden = visitor.ip === incoming.socket.remoteAddress && incoming.headers['x-forwarded-for'] !== undefined;
  return !hidden && contains(inside, visitor.ip);
}
