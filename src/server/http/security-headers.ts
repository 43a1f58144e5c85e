import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Brand } from '../config/brand.ts';
import type { Env, HeaderPolicy } from './context.ts';

/** What Google's own documents ask for where visits are counted. */
const google = {
  scripts: ['https://www.googletagmanager.com'],
  calls: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

const denied = [
  ...(['accelerometer', 'camera', 'displayCapture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'] as const),
  ...(['midi', 'payment', 'usb'] as const),
];

const always: Options = {
  xContentTypeOptions: true,
  referrerPolicy: 'no-referrer',
  // A sign-in through others opens their page in a window of its own.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  permissionsPolicy: Object.fromEntries(denied.map((feature) => [feature, []])),
  // The policies say `frame-ancestors`, HSTS is for https alone, and the rest is for browsers of long ago.
  xFrameOptions: false,
  strictTransportSecurity: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** The policy of answers that are never shown as a document. */
const dataPolicy = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] };

/** For answers outside of the app, to what is no request. */
export const dataHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const;

/** What a brand lets into its pages besides what its own server has: pictures, games, and who counts visits. */
type Guests = Pick<Brand, 'imageCDNs' | 'launchGameCDNs' | 'analytics'>;

/** Makes the middleware that sets the security headers of a brand's site, by the policy that a route chose. */
export function securityHeaders({ imageCDNs, launchGameCDNs, analytics }: Guests): MiddlewareHandler<Env> {
  const counted = analytics.gtagId !== null;
  const sources = (...more: readonly string[]) => ["'self'", ...new Set(more)];
  const images = sources('data:', ...originsOf(imageCDNs), ...(counted ? google.pictures : []));
  const set = (contentSecurityPolicy: Options['contentSecurityPolicy'], crossOriginResourcePolicy = 'same-origin') =>
    secureHeaders({ ...always, contentSecurityPolicy, crossOriginResourcePolicy });
  const sets: Readonly<Record<HeaderPolicy, MiddlewareHandler>> = {
    page: set({
      defaultSrc: ["'self'"],
      scriptSrc: sources(...(counted ? google.scripts : [])),
      styleSrc: ["'self'"],
      imgSrc: images,
      fontSrc: ["'self'"],
      connectSrc: sources(...(counted ? google.calls : [])),
      frameSrc: sources(...originsOf(launchGameCDNs)),
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
    }),
    data: set(dataPolicy),
    // Pictures are shown by games too, whose pages have another origin or none.
    drawing: set({ defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] }, 'cross-origin'),
    // Without an origin of its own also where it is not framed: its script never acts as the portal's.
    game: set(
      {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: images,
        connectSrc: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        sandbox: ['allow-scripts', 'allow-pointer-lock'],
      },
      'cross-origin',
    ),
  };
  return async (c, next) => {
    await next();
    await sets[c.get('policy') ?? 'data'](c, async () => undefined);
    if (c.get('https')) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    const own = c.get('contentPolicy');
    if (own !== undefined) c.header('Content-Security-Policy', own);
  };
}

function originsOf(urls: readonly string[]): readonly string[] {
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
