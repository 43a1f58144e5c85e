import { isLoopbackAddress } from '../shared/addresses.ts';

/** Whether a listening address is loopback, which only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host.replace(/^\[(.*)\]$/, '$1'));
}
