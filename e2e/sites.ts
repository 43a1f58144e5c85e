import { join } from 'node:path';

/** The first port of the sites; the others follow it. */
export const port = Number(process.env['E2E_PORT'] ?? 4173);

/** The offset of each site from the first port. */
export const offsets = {
  shipped: 0,
  guarded: 1,
  mock: 2,
  strict: 5,
  closed: 6,
  agents: 7,
  second: 9,
  vendors: 11,
  calendar: 12,
} as const;

/** The port of a site. */
export function portOf(site: keyof typeof offsets): number {
  return port + offsets[site];
}

/** The address of a site. */
export function siteAt(site: keyof typeof offsets): string {
  return `http://127.0.0.1:${portOf(site)}`;
}

/** The merchant key, as the merchant's own system sends it. */
export const merchantKey = 'the-merchant-key-of-the-stories';

/** The operator key of the sites. */
export const operatorKey = 'the-operator-key-of-the-stories';

/** The key of the vendor Saffron Play. */
export const vendorKey = 'the-vendor-key-of-the-stories';

/** The port of the pictures that a story serves from another host. */
export const pictureHost = { port: port + 10, origin: `http://127.0.0.1:${port + 10}` } as const;

/** The OpenID provider behind Google and Facebook, as the sites know it. */
export const signInProvider = {
  port: port + 8,
  issuer: `http://127.0.0.1:${port + 8}`,
  clientId: 'lumo-client',
  clientSecret: 'a-client-secret-of-some-length',
} as const;

/** Where the sites of the stories leave their data folders, each under its name. */
export const ledgers = join(import.meta.dirname, '../reports/ledgers');
