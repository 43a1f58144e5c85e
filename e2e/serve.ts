import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The part of a brand that stories change. */
interface Brand {
  site: string;
  settings: { loginedToHomePage: boolean };
  passwords: { maxAgeDays: number | null; default: string | null };
  newPlaceVerification: boolean;
  blockedCountries: string[];
  blockedIps: string[];
  status: { state: string; until: string | null };
}

/** The sites that stories visit besides the shipped one, by the argument that names them. */
const sites: Readonly<Record<string, (brand: Brand) => void>> = {
  /** Asks every visitor to log in first. */
  '--guarded': (brand) => {
    brand.settings.loginedToHomePage = true;
  },
  /** Uses all that a site can ask for at the door; visitors say by headers where they come from. */
  '--strict': (brand) => {
    brand.passwords.default = 'Portico123';
    brand.newPlaceVerification = true;
    brand.blockedCountries = ['US'];
    brand.blockedIps = ['198.51.100.0/24'];
    process.env['TRUSTED_PROXIES'] = '127.0.0.1';
    process.env['COUNTRY_HEADER'] = 'X-Country';
  },
  /** Is the agents' own. */
  '--agents': (brand) => {
    brand.site = 'agent';
  },
  /** Is under maintenance. */
  '--closed': (brand) => {
    brand.status = { state: 'maintenance', until: new Date(Date.now() + 3_590_000).toISOString() };
  },
};

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

await import('../src/tools/start.ts');
