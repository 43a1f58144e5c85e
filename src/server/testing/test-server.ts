import pino from 'pino';
import { outboxMessages } from '../adapters/messages.ts';
import { createSandboxVendor } from '../adapters/sandbox-vendor/vendor.ts';
import { type WalletClient, walletClient } from '../adapters/sandbox-vendor/wallet-client.ts';
import { chooseVendors, chooseWallets } from '../adapters/vendors/choose-vendors.ts';
import type { GameVendors } from '../adapters/vendors/game-vendors.ts';
import { createApp } from '../app.ts';
import type { Brand } from '../config/brand.ts';
import { sandboxVendorKey } from '../config/caller-keys.ts';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import type { Database, Queries } from '../db/database.ts';
import { bodyKeys, newBodyKey } from '../domain/ground/encryption/body-keys.ts';
import type { JobQueue } from '../domain/ground/job-queue.ts';
import { Live } from '../domain/pages/live/live.ts';
import type { Catalogue } from '../domain/play/catalogue/catalogue.ts';
import type { HandlerTable } from '../handlers/handler.ts';
import type { AttemptLimit } from '../http/attempt-limits.ts';
import { createLifecycle } from '../http/lifecycle.ts';
import type { OperationContext } from '../http/operation.ts';
import { operationEntries } from '../http/operation-entries.ts';
import { serve } from '../http/serve.ts';
import type { Clock } from '../shared/clock.ts';
import type { RandomBytes } from '../shared/random.ts';
import { fakeCatalogue, fakeDatabase, fakeHandlers, fakeJobs, fakeSite } from './fakes.ts';
import { handlersOf, type TestOperation } from './test-operation.ts';

export interface TestOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly brand?: Partial<Brand>;
  readonly handlers?: Partial<HandlerTable>;
  /** Operations beside those of the contract. */
  readonly operations?: readonly TestOperation[];
  readonly authenticate?: OperationContext['authenticate'];
  readonly attempt?: AttemptLimit;
  readonly db?: Database;
  readonly catalogue?: Catalogue;
  readonly clock?: Clock;
  readonly docs?: string;
  readonly random?: RandomBytes;
  readonly vendors?: GameVendors;
  readonly jobs?: JobQueue;
  /** Has the sandbox vendors play for money, over this client instead of the server itself. */
  readonly wallet?: WalletClient;
}

/** A line of the log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** A whole server on a free port of this machine, with what the test does not give made up. */
export async function startTestServer(options: TestOptions = {}) {
  const config = readConfig({
    PORT: '0',
    PORTAL_DIR: '/nowhere',
    OUTBOX: 'on',
    SANDBOX_PAYMENTS: 'on',
    ...options.env,
  });
  const brand = { ...loadBrand(config), ...options.brand };
  const logged: LogLine[] = [];
  const log = pino({ base: null }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const db = options.db ?? fakeDatabase();
  const clock = options.clock ?? (() => 0);
  const random = options.random ?? ((length: number) => new Uint8Array(length));
  const jobs = options.jobs ?? fakeJobs();
  let listening: string | undefined;
  const key = (vendor: string) => sandboxVendorKey(config.callerKeys, vendor);
  const wallet = options.wallet ?? walletClient({ url: () => listening, key });
  const schedule = (tx: Queries, roundId: string, at: Date) => jobs.send(tx, 'vendor_round', { roundId }, at);
  const sandboxVendor = config.sandboxVendors
    ? createSandboxVendor({ db, clock, random, wallet, schedule })
    : undefined;
  const services = {
    config,
    brand,
    log,
    db,
    messages: outboxMessages(db, clock),
    vendors: options.vendors ?? chooseVendors(config, brand),
    vendorWallets: chooseWallets(config, db),
    phoneProof: undefined,
    jobs,
    sandboxVendor,
    catalogue: options.catalogue ?? fakeCatalogue(),
    site: fakeSite(),
    keys: await bodyKeys([await newBodyKey('test-key')]),
    clock,
    random,
  };
  const lifecycle = createLifecycle();
  const live = new Live(services);
  const extra = options.operations ?? [];
  const app = createApp(services, {
    entries: [...operationEntries, ...extra.map(({ entry }) => entry)],
    handlers: { ...fakeHandlers(options.handlers ?? {}), ...handlersOf(extra) },
    authenticate: options.authenticate ?? (async () => 'unknown'),
    attempt: options.attempt ?? (async () => undefined),
    lifecycle,
    live,
    ...(options.docs !== undefined && { docs: options.docs }),
  });
  const serving = { host: config.host, language: brand.defaultLanguage, lifecycle, log };
  const server = await serve(app, { ...serving, port: config.port });
  const inside =
    config.adminPort === undefined ? undefined : await serve(app, { ...serving, port: config.adminPort, inside: true });
  listening = server.url;
  return {
    url: server.url,
    /** The listener of the inside pages, where `ADMIN_PORT` is given. */
    insideUrl: inside?.url,
    services,
    live,
    logged,
    get: (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        // Bytes and text go as they are, anything else as JSON.
        body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
      }),
    stop: async (graceMilliseconds = 1_000) => {
      await Promise.all([server.stop(graceMilliseconds), inside?.stop(graceMilliseconds)]);
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
