import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { remoteBotCheck } from './adapters/bot-check.ts';
import { chooseMessages } from './adapters/choose-messages.ts';
import { firebaseProof } from './adapters/phone-proof.ts';
import { createSandboxVendor } from './adapters/sandbox-vendor/vendor.ts';
import { walletClient } from './adapters/sandbox-vendor/wallet-client.ts';
import { chooseVendors, chooseWallets } from './adapters/vendors/choose-vendors.ts';
import { createApp } from './app.ts';
import type { Brand } from './config/brand.ts';
import { sandboxVendorKey } from './config/caller-keys.ts';
import type { Config } from './config/config.ts';
import { sandboxesOf } from './config/demo.ts';
import type { Database, Queries } from './db/database.ts';
import { loadBodyKeys } from './domain/ground/encryption/body-keys.ts';
import { loadSiteRules } from './domain/ground/site/site-rules.ts';
import { setHashThreads } from './domain/identity/session/password.ts';
import { authenticator } from './domain/identity/session/session.ts';
import { enterSandboxResults } from './domain/lottery/bets/sandbox-results.ts';
import { requirePayableUnits } from './domain/lottery/draws/payable-units.ts';
import { Live } from './domain/pages/live/live.ts';
import { requireEdge } from './domain/pages/returns/require-edge.ts';
import { loadCatalogue } from './domain/play/catalogue/catalogue.ts';
import { isPlayed } from './domain/play/launch/launch-game.ts';
import { handlers } from './handlers/handlers.ts';
import { attemptLimit } from './http/attempt-limits.ts';
import { createLifecycle, gracefulStop } from './http/lifecycle.ts';
import { serve } from './http/serve.ts';
import { createJobs, type Jobs, jobMetrics } from './jobs/jobs.ts';
import { startMoonshotClock } from './jobs/moonshot-clock.ts';
import { scheduleSandbox } from './jobs/sandbox-review.ts';
import { jobTable } from './jobs/table.ts';
import { requireSameUse } from './seed/require-same-use.ts';
import { seedDemo, seedSite } from './seed/seed.ts';
import type { Services } from './services.ts';
import type { Clock } from './shared/clock.ts';
import { demoAccounts, welcome } from './welcome.ts';

export interface Dependencies {
  readonly config: Config;
  readonly brand: Brand;
  readonly log: Logger;
  readonly db: Database;
}

/** Migrates and seeds an open database, listens, and stops on SIGTERM or SIGINT. */
export async function run({ config, brand, log, db }: Dependencies): Promise<void> {
  setHashThreads(config.hashThreads);
  const register = new Registry();
  const jobs = createJobs({ db: db.longWork, log, metrics: jobMetrics(register) });
  // The sandbox vendors call this server, once it listens.
  let listening: string | undefined;
  const { services, seeded } = await servicesOn({ config, brand, log, db }, jobs, () => listening);
  const lifecycle = createLifecycle();
  const live = new Live(services);
  const app = createApp(services, {
    handlers,
    authenticate: authenticator(db),
    attempt: attemptLimit(config, db),
    lifecycle,
    live,
    register,
  });
  const { host, port } = config;
  // A handler may enqueue a job with the first request.
  await jobs.start({ ...services, db: db.longWork }, jobTable(brand));
  if (seeded) {
    await scheduleSandbox(services);
    await enterSandboxResults(services);
  }
  const serving = { language: brand.defaultLanguage, lifecycle, log };
  const server = await serve(app, { ...serving, host, port });
  listening = loopbackOf(server.url);
  const inside =
    config.adminPort === undefined
      ? undefined
      : await serve(app, { ...serving, host: '127.0.0.1', port: config.adminPort, inside: true });
  const stopLive = await live.start();
  const stopMoonshot = await startMoonshotClock(services);
  // Running requests and jobs finish at the same time; streams never finish by themselves.
  const stopWork = async (milliseconds: number) => {
    live.stop();
    await Promise.all([server.stop(milliseconds), inside?.stop(milliseconds), jobs.stop(milliseconds)]);
    await stopMoonshot();
    await stopLive();
  };
  const stop = gracefulStop({
    server: { stop: stopWork },
    db,
    lifecycle,
    delayMilliseconds: config.stopDelaySeconds * 1000,
    log,
    exit: (code) => process.exit(code),
  });
  process.on('SIGTERM', stop).on('SIGINT', stop);
  log.info({ url: server.url, insideUrl: inside?.url, database: db.kind }, 'listening');
  process.stdout.write(
    welcome({
      brand: brand.name,
      url: server.url,
      publicUrl: config.publicUrl,
      store: db.kind === 'postgres' ? 'the PostgreSQL server of DATABASE_URL' : resolve(config.dataDir),
      hasPortal: existsSync(join(config.portalDir, 'index.html')),
      demoAccounts: config.demo ? await demoAccounts(db, brand.site) : [],
      sandboxes: sandboxesOf(config),
      unplayed: await unplayedVendors(services),
      developerUrl: config.demo ? listening : inside?.url,
      outbox: config.outbox,
      vendorCalls: config.sandboxVendors,
    }),
  );
  flushCompileCache();
}

/** Migrates and seeds an open database, and returns the services on it. */
export async function servicesOn(
  dependencies: Dependencies,
  jobs: Jobs,
  url: () => string | undefined,
): Promise<{ readonly services: Services; readonly seeded: boolean }> {
  const { brand, config, db } = dependencies;
  const clock: Clock = Date.now;
  const random = (length: number) => randomBytes(length);
  await requireSameUse(db, config);
  await db.migrate();
  const seeded =
    config.demo && (await seedDemo(db.longWork, { clock, brand, history: true, team: { timeZone: brand.timeZone } }));
  if (!config.demo) await seedSite(db.longWork, { clock, brand });
  await requirePayableUnits({ db, brand });
  await requireEdge({ db, brand, clock });
  const [keys, catalogue, site] = await Promise.all([
    loadBodyKeys(db, clock, random),
    loadCatalogue(db, clock, {
      esportsProviders: brand.esportsProviders,
      isPlayed: (vendor) => isPlayed(config, vendor),
    }),
    loadSiteRules(db, clock),
  ]);
  const messages = chooseMessages(config, db, clock);
  const vendors = chooseVendors(config, brand);
  const botCheck = config.botCheck && remoteBotCheck(config.botCheck, dependencies.log);
  const phoneProof = config.firebase && firebaseProof(config.firebase, clock);
  const vendorWallets = chooseWallets(config, db);
  const key = (vendor: string) => sandboxVendorKey(config.callerKeys, vendor);
  const wallet = walletClient({ url, key });
  const schedule = (tx: Queries, roundId: string, at: Date) => jobs.send(tx, 'vendor_round', { roundId }, at);
  const sandboxVendor = config.sandboxVendors
    ? createSandboxVendor({ db, clock, random, wallet, schedule })
    : undefined;
  const adapters = { sandboxVendor, messages, vendors, vendorWallets, botCheck, phoneProof };
  const services = { ...dependencies, ...adapters, catalogue, site, keys, jobs, clock, random };
  return { services, seeded };
}

/** The vendors whose games nobody plays, by code. */
async function unplayedVendors({ catalogue, config }: Services): Promise<string[]> {
  const { vendors } = await catalogue.current();
  return [...vendors.values()].filter((vendor) => !isPlayed(config, vendor)).map(({ code }) => code);
}

/** The address at which this process reaches itself. */
function loopbackOf(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}
