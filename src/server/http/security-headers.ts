import type { Context, MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Brand } from '../config/brand.ts';
import type { Env, HeaderPolicy } from './context.ts';

/** The sources that Google's documentation requires for analytics. */
const google = {
  scripts: ['https://www.googletagmanager.com'],
  calls: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

const denied = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const always: Options = {
  xContentTypeOptions: true,
  referrerPolicy: 'no-referrer',
  // A third-party sign-in opens its page in a separate window.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  permissionsPolicy: Object.fromEntries(denied.map((feature) => [feature, []])),
  // The policies have `frame-ancestors`, HSTS needs https, and the rest only serves outdated browsers.
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

/** For answers outside the app, to input that is not a request. */
export const dataHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
} as const;

/** The origins that a brand allows in its pages besides its own server: pictures, games and analytics. */
type Guests = Pick<Brand, 'imageCDNs' | 'launchGameCDNs' | 'analytics'>;

/** Creates the middleware that sets a brand's security headers, by the policy that the route chose. */
export function securityHeaders({ imageCDNs, launchGameCDNs, analytics }: Guests): MiddlewareHandler<Env> {
  const counted = analytics.gtagId !== null;
  const sources = (...more: readonly string[]) => ["'self'", ...new Set(more)];
  const pictures = ['data:', ...originsOf(imageCDNs), ...(counted ? google.pictures : [])];
  const set = (contentSecurityPolicy: Options['contentSecurityPolicy'], crossOriginResourcePolicy = 'same-origin') =>
    secureHeaders({ ...always, contentSecurityPolicy, crossOriginResourcePolicy });
  const sets: Readonly<Record<HeaderPolicy, MiddlewareHandler>> = {
    page: set({
      defaultSrc: ["'self'"],
      scriptSrc: sources(...(counted ? google.scripts : [])),
      styleSrc: ["'self'"],
      imgSrc: sources(...pictures),
      fontSrc: ["'self'"],
      connectSrc: sources(...(counted ? google.calls : [])),
      frameSrc: sources(...originsOf(launchGameCDNs)),
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
    }),
    data: set(dataPolicy),
    // Game pages show the pictures too, and have another origin or none.
    drawing: set({ defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], frameAncestors: ["'none'"] }, 'cross-origin'),
    // The page has no origin of its own even when not framed, so its script never acts as the portal's. To WebKit its
    // 'self' is therefore nothing.
    game: set(
      {
        defaultSrc: ["'none'"],
        scriptSrc: [ownOrigin],
        styleSrc: [ownOrigin],
        imgSrc: [ownOrigin, ...pictures],
        connectSrc: [ownOrigin],
        frameAncestors: [ownOrigin],
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

/** This site's origin by its name, as the visitor calls it. */
function ownOrigin(c: Context): string {
  const { host } = new URL(c.req.url);
  return `${c.get('https') ? 'https' : 'http'}://${host}`;
}

function originsOf(urls: readonly string[]): readonly string[] {
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
