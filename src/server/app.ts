import { existsSync } from 'node:fs';
import { Hono } from 'hono';
import type { Registry } from 'prom-client';
import { readBrandFiles } from './config/brand-files.ts';
import { siteAccess } from './domain/ground/system/site-access.ts';
import type { Live } from './domain/pages/live/live.ts';
import type { HandlerTable } from './handlers/handler.ts';
import { routeArt } from './http/art.ts';
import { type AttemptLimit, callLimit } from './http/attempt-limits.ts';
import { brandPage, routeBrand } from './http/brand-page.ts';
import { CallLog, recordCalls } from './http/call-log.ts';
import type { App } from './http/context.ts';
import { routeOutbox, routeTestMembers, routeVendorCalls } from './http/dev-routes.ts';
import { routeDocs } from './http/docs.ts';
import { createLifecycle, type Lifecycle } from './http/lifecycle.ts';
import { createMetrics } from './http/metrics.ts';
import { installMiddleware } from './http/middleware.ts';
import type { OperationContext } from './http/operation.ts';
import { type OperationEntry, operationEntries } from './http/operation-entries.ts';
import { routePayments } from './http/payments.ts';
import { readPortal } from './http/portal-files.ts';
import { portalPages } from './http/portal-pages.ts';
import { routeOperations } from './http/routes.ts';
import { routeSandbox } from './http/sandbox.ts';
import { routeSandboxVendor } from './http/sandbox-vendor.ts';
import { securityHeaders } from './http/security-headers.ts';
import { routePortal } from './http/static.ts';
import { visitReader } from './http/visitor.ts';
import { routeWatch } from './http/watch.ts';
import { builtDocs } from './paths.ts';
import type { Services } from './services.ts';
import { errorFacts } from './shared/error-facts.ts';

/** The dependencies of the app besides the services; tests pass their own. */
export interface AppParts {
  readonly handlers: HandlerTable;
  readonly authenticate: OperationContext['authenticate'];
  readonly attempt: AttemptLimit;
  readonly live: Live;
  readonly lifecycle?: Lifecycle;
  /** The metrics registry, which other modules also write to. */
  readonly register?: Registry;
  /** The reference page, where it is not the built one. */
  readonly docs?: string;
  /** The handlers of the contract, unless a test passes others. */
  readonly entries?: readonly OperationEntry[];
}

/** Creates the whole server as a Hono app for Node: the contract's operations, pictures, portal and monitoring. */
export function createApp(services: Services, parts: AppParts): App {
  const { config, brand, log } = services;
  const app: App = new Hono();
  const metrics = createMetrics(parts.register);
  const lifecycle = parts.lifecycle ?? createLifecycle();
  const limit = callLimit(config);
  installMiddleware(app, {
    readVisit: visitReader(config),
    defaultLanguage: brand.defaultLanguage,
    security: securityHeaders(brand),
    metrics,
    lifecycle,
    log,
  });
  const refusal = siteAccess(services);
  const calls = new CallLog();
  const recordVendor = config.sandboxVendors ? recordCalls(calls, services) : undefined;
  const context = { services, ...parts, limit, refusal, recordVendor };
  const runners = routeOperations(app, parts.entries ?? operationEntries, context);
  routeArt(app, services, limit);
  const brandFiles = readBrandFiles(config.brandFile);
  const page = brandPage(brand, brandFiles);
  routeBrand(app, page, brandFiles, limit);
  routeSandbox(app, services, limit);
  routeSandboxVendor(app, services, limit);
  routePayments(app, services, limit);
  const docs = parts.docs ?? builtDocs;
  // In production the page exists only where somebody has built it, as `npm start` does.
  if (!config.production || existsSync(docs)) routeDocs(app, docs, limit);
  routeWatch(app, { db: services.db, metrics, lifecycle });
  routeOutbox(app, services);
  routeTestMembers(app, services);
  routeVendorCalls(app, services, calls);
  const failed = (error: unknown) => log.error({ error: errorFacts(error) }, 'page not rendered');
  const portal = readPortal(config.portalDir);
  routePortal(app, portal, { limit, page, openPage: portalPages(config.portalDir, runners, failed) });
  return app;
}
