import crypto, { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureHost, signInProvider, siteAt } from './sites.ts';

/** The part of the brand that the stories change. */
interface Brand {
  site: string;
  settings: { loginedToHomePage: boolean };
  passwords: { maxAgeDays: number | null; default: string | null };
  flags: Record<string, boolean>;
  customerService: { pathKey?: string; paths?: object[] };
  newPlaceVerification: boolean;
  maxPendingDeposits: number;
  contractPayments?: { pendingDays: number; dailyBudget: string | null };
  blockedCountries: string[];
  blockedIps: string[];
  status: { state: string; until: string | null };
  imageCDNs: string[];
}

/** The sites besides the shipped one, by command-line argument. */
const sites: Readonly<Record<string, (brand: Brand) => void>> = {
  /** A site that asks every visitor to log in first. */
  '--guarded': (brand) => {
    brand.settings.loginedToHomePage = true;
    // The rests of contract bills stay open, also when a day begins during the stories.
    brand.contractPayments = { pendingDays: 7, dailyBudget: '0.00' };
    // This vendor never answers.
    process.env['VENDOR_LAUNCH_URLS'] = 'NOR=https://127.0.0.1:9/launch';
  },
  /** A site with every check at login and registration; headers give the visitors' location. */
  '--strict': (brand) => {
    // The first host has no pictures and usually does not run. The last host runs only during a story.
    brand.imageCDNs = [signInProvider.issuer, siteAt('shipped'), pictureHost.origin];
    brand.passwords = { maxAgeDays: 90, default: 'Portico123' };
    brand.newPlaceVerification = true;
    brand.blockedCountries = ['US'];
    brand.blockedIps = ['198.51.100.0/24'];
    process.env['TRUSTED_PROXIES'] = '127.0.0.1';
    process.env['COUNTRY_HEADER'] = 'X-Country';
  },
  /** The site of the conformance suite, where a login from a new place is confirmed. */
  '--conformance': (brand) => {
    brand.newPlaceVerification = true;
    // Its examples and edges leave deposits pending before its workflows deposit.
    brand.maxPendingDeposits = 100_000;
  },
  /** The site for agents. */
  '--agents': (brand) => {
    brand.site = 'agent';
    // It has no chat, and its contact address is hidden from crawlers.
    brand.flags['CBS3'] = false;
    brand.customerService.pathKey = randomBytes(32).toString('base64url');
    brand.customerService.paths = [
      { type: '3', label: { EN: 'Priority desk', VI: 'Bàn ưu tiên' }, url: 'https://desk.lumo.example/now' },
    ];
  },
  /** A site under maintenance. */
  '--closed': (brand) => {
    brand.status = { state: 'maintenance', until: new Date(Date.now() + 3_590_000).toISOString() };
  },
};

const fixedTime = process.env['FIXED_TIME'];
if (fixedTime) fixClock(Date.parse(fixedTime));

/**
 * Fixes `Date` of this process at a time (epoch ms), for the visual regression tests. Seed and server give the same
 * dates in every run. Timers go on. The numbers of a draw follow from its id and a random seed of 32 bytes. That seed
 * is constant here too.
 */
function fixClock(time: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, self) => Reflect.construct(date, args.length === 0 ? [time] : args, self),
    get: (date, key) => (key === 'now' ? () => time : Reflect.get(date, key)),
  });
  const { randomBytes } = crypto;
  const constant = (size: number) => (size === 32 ? Buffer.alloc(32, 7) : randomBytes(size));
  Object.assign(crypto, { randomBytes: constant });
  syncBuiltinESMExports();
}

if (process.argv[2] === '--calendar') followClock();

/**
 * Lets the parent process move the clock of this one: each message is the milliseconds by which it goes ahead. The
 * embedded database reads the same clock. Timers go on.
 */
function followClock(): void {
  let ahead = 0;
  const real = Date.now;
  const now = () => real() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, self) => Reflect.construct(date, args.length === 0 ? [now()] : args, self),
    get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
  });
  process.on('message', (milliseconds) => {
    ahead = Number(milliseconds);
    process.send?.('moved');
  });
  // It keeps no server alive that was told to stop.
  process.channel?.unref();
}

/** The production server runs on a new data folder, which is removed when it exits. */
const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
// The ledgers of the stories are checked after them.
const kept = process.env['KEPT_DATA_DIR'];
if (kept) rmSync(kept, { recursive: true, force: true });
process.env['DATA_DIR'] = kept ?? join(folder, 'data');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const brands = join(import.meta.dirname, '../src/server/config');
// The file of the second brand, unchanged, with its pictures beside it.
if (process.argv[2] === '--second') process.env['BRAND_FILE'] = join(brands, 'sen.json');

const change = sites[process.argv[2] ?? ''];
if (change) {
  const shipped = join(brands, 'lumo.json');
  // The server validates this file when it starts.
  const brand = JSON.parse(readFileSync(shipped, 'utf8')) as Brand;
  change(brand);
  process.env['BRAND_FILE'] = join(folder, 'brand.json');
  writeFileSync(process.env['BRAND_FILE'], JSON.stringify(brand));
}

const template = process.env['TEMPLATE_DATABASE'];
// The second brand has another currency, so it cannot use the template.
if (template && process.argv[2] !== '--second') {
  if (!existsSync(template)) {
    const { seedTemplate } = await import('./seed-template.ts');
    await seedTemplate(template);
  }
  const data = join(process.env['DATA_DIR'], 'pglite');
  cpSync(template, data, { recursive: true });
  if (process.argv[2] === '--conformance') {
    const { addStationGame } = await import('./station-game.ts');
    await addStationGame(data);
    const { addContractBills } = await import('./contract-bills.ts');
    await addContractBills(data);
  }
}

await import('#tools/start.ts');
