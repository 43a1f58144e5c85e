import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureHost, signInProvider, siteAt } from './sites.ts';
import { standStill } from './stand-still.ts';

/** The part of a brand that stories change. */
interface Brand {
  site: string;
  settings: { loginedToHomePage: boolean };
  passwords: { maxAgeDays: number | null; default: string | null };
  flags: Record<string, boolean>;
  customerService: { pathKey?: string; paths?: object[] };
  newPlaceVerification: boolean;
  blockedCountries: string[];
  blockedIps: string[];
  status: { state: string; until: string | null };
  imageCDNs: string[];
}

/** The sites that stories visit besides the shipped one, by the argument that names them. */
const sites: Readonly<Record<string, (brand: Brand) => void>> = {
  /** Asks every visitor to log in first. */
  '--guarded': (brand) => {
    brand.settings.loginedToHomePage = true;
    // A vendor of the network that never answers.
    process.env['VENDOR_LAUNCH_URLS'] = 'NOR=https://127.0.0.1:9/launch';
  },
  /** Uses all that a site can ask for at the door; visitors say by headers where they come from. */
  '--strict': (brand) => {
    // The first has no pictures, and mostly is not there at all; nor is the last, unless a story is.
    brand.imageCDNs = [signInProvider.issuer, siteAt('shipped'), pictureHost.origin];
    brand.passwords = { maxAgeDays: 90, default: 'Portico123' };
    brand.newPlaceVerification = true;
    brand.blockedCountries = ['US'];
    brand.blockedIps = ['198.51.100.0/24'];
    process.env['TRUSTED_PROXIES'] = '127.0.0.1';
    process.env['COUNTRY_HEADER'] = 'X-Country';
  },
  /** Is the agents' own. */
  '--agents': (brand) => {
    brand.site = 'agent';
    // There is no chat, and people are reached at an address that crawlers do not find.
    brand.flags['CBS3'] = false;
    brand.customerService.pathKey = randomBytes(32).toString('base64url');
    brand.customerService.paths = [
      { type: '3', label: { EN: 'Priority desk', VI: 'Bàn ưu tiên' }, url: 'https://desk.lumo.example/now' },
    ];
  },
  /** Is under maintenance. */
  '--closed': (brand) => {
    brand.status = { state: 'maintenance', until: new Date(Date.now() + 3_590_000).toISOString() };
  },
};

const moment = process.env['STANDS_AT'];
if (moment) standStill(Date.parse(moment));

/** The production server on a fresh data folder, which goes when the server goes. */
const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
process.env['DATA_DIR'] = join(folder, 'data');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const brands = join(import.meta.dirname, '../src/server/config');
// Another brand's file as it stands, with its pictures beside it.
if (process.argv[2] === '--second') process.env['BRAND_FILE'] = join(brands, 'sen.json');

const change = sites[process.argv[2] ?? ''];
if (change) {
  const shipped = join(brands, 'lumo.json');
  // The file that the server checks when it starts.
  const brand = JSON.parse(readFileSync(shipped, 'utf8')) as Brand;
  change(brand);
  process.env['BRAND_FILE'] = join(folder, 'brand.json');
  writeFileSync(process.env['BRAND_FILE'], JSON.stringify(brand));
}

const planted = process.env['PLANTED_DATABASE'];
// Another brand counts in another currency.
if (planted && process.argv[2] !== '--second') {
  if (!existsSync(planted)) {
    const { plantEmbedded } = await import('./plant-embedded.ts');
    await plantEmbedded(planted);
  }
  cpSync(planted, join(process.env['DATA_DIR'], 'pglite'), { recursive: true });
}

await import('../src/tools/start.ts');
