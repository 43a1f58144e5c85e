import { networkInterfaces } from 'node:os';
import type { Brand } from './brand.ts';
import type { Config } from './config.ts';

type Address = Pick<Config, 'publicUrl' | 'host' | 'port'>;

/** The portal's address without a trailing slash. It comes from the operator, never from the caller. */
export function portalUrl({ brand, config }: { brand: Pick<Brand, 'hosts'>; config: Address }): string {
  const [host] = brand.hosts;
  return config.publicUrl ?? (host === undefined ? ownAddress(config) : `https://${host}`);
}

/** The address by which other devices reach a server that is open to them; else this machine. */
function ownAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (host === '127.0.0.1' || host === '::1') return `http://localhost:${port}`;
  if (host !== '0.0.0.0' && host !== '::') return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const seen = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const open = seen.find(({ family, internal }) => family === 'IPv4' && !internal);
  return `http://${open?.address ?? 'localhost'}:${port}`;
}
