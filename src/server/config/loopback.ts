import { isLoopbackAddress } from '../shared/addresses.ts';

/** Whether an address of the machine itself is listened on, which nobody else can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));
}
