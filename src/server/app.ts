import { Hono } from 'hono';
import type { Registry } from 'prom-client';
import { readBrandFiles } from './config/brand-files.ts';
import { siteAccess } from './domain/system/site-access.ts';
import type { HandlerTable } from './handlers/handler.ts';
import { routeArt } from './http/art.ts';
import { type AttemptLimit, callLimit } from './http/attempt-limits.ts';
import { brandPage } from './http/brand-page.ts';
import { routeBrand } from './http/brand-routes.ts';
import { routeOutbox } from './http/dev-outbox.ts';
import { routeDocs } from './http/docs.ts';
import type { EndpointKit } from './http/endpoint.ts';
import { firstPictures } from './http/first-picture.ts';
import { createLifecycle, type Lifecycle } from './http/lifecycle.ts';
import { createMetrics } from './http/metrics.ts';
import type { OperationKit } from './http/operation.ts';
import { type OperationEntry, operationEntries } from './http/operation-entries.ts';
import { readPortal } from './http/portal-files.ts';
import { type App, routeOperations } from './http/routes.ts';
import { routeSandbox } from './http/sandbox.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendTogether } from './http/send.ts';
import { routePortal } from './http/static.ts';
import { arrivalReader } from './http/visitor.ts';
import { routeWatch } from './http/watch.ts';
import { builtDocs } from './places.ts';
import type { Services } from './services.ts';
import { errorFacts } from './shared/error-facts.ts';

/** What the app is made from besides the services; tests put their own in. */
export interface AppParts {
  readonly handlers: HandlerTable;
  readonly authenticate: OperationKit['authenticate'];
  readonly attempt: AttemptLimit;
  readonly lifecycle?: Lifecycle;
  /** Where the metrics stand that others measure. */
  readonly register?: Registry;
  /** The reference page, where it is not the built one. */
  readonly docs?: string;
  /** Those of the contract, unless a test has others. */
  readonly entries?: readonly OperationEntry[];
}

/** The whole server as a Hono app, to be run on Node: the contract's operations, pictures, portal and what watches it. */
export function createApp(services: Services, parts: AppParts): App {
  const { config, brand, clock, log } = services;
  const app: App = new Hono();
  // A path that matches one route alone is dispatched without a chain: whatever matches more stands in an app behind.
  const rest: App = new Hono();
  app.notFound((c) => rest.fetch(c.req.raw, c.env));
  // An endpoint answers its failures itself; what else goes wrong is for whoever runs the app.
  for (const each of [app, rest]) {
    each.onError((error) => {
      throw error;
    });
  }
  const kit: EndpointKit = {
    arrival: arrivalReader(config),
    defaultLanguage: brand.defaultLanguage,
    limit: callLimit(config),
    security: securityHeaders(brand),
    send: sendTogether((error) => log.error({ error: errorFacts(error) }, 'answer lost')),
    metrics: createMetrics(parts.register),
    lifecycle: parts.lifecycle ?? createLifecycle(),
    log,
    // Its lines are made of fixed parts without secrets, and redaction copies every line.
    accessLog: log.child({}, { redact: [] }),
  };
  const entries = parts.entries ?? operationEntries;
  const runners = routeOperations(app, kit, entries, {
    services,
    ...parts,
    limit: kit.limit,
    refusal: siteAccess(brand, clock),
  });
  routeArt(app, kit, services);
  const brandFiles = readBrandFiles(config.brandFile);
  const page = brandPage(brand, brandFiles);
  routeBrand(app, kit, page, brandFiles);
  routeSandbox(app, kit, services);
  if (!config.production) routeDocs(app, kit, parts.docs ?? builtDocs);
  routeWatch(app, kit, services.db);
  routeOutbox(app, kit, services);
  const failed = (error: unknown) => log.error({ error: errorFacts(error) }, 'first picture failed');
  const portal = readPortal(config.portalDir);
  routePortal(rest, kit, portal, { page, runners, draw: firstPictures(config.portalDir, failed) });
  return app;
}
