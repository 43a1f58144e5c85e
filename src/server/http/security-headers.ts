import type { Brand } from '../config/brand.ts';
/**
 * `page`: the portal; `data`: answers that are never shown as a document; `drawing`: SVG pictures; `game`: a page of the
 * sandbox and what belongs to it.
 */
export type HeaderPolicy = 'page' | 'data' | 'drawing' | 'game';

/**
 * The headers of a policy, names and values in turn, made once so that a request only has to take them. With HSTS for
 * visitors who came over https; `contentPolicy` stands in place of the policy's own.
 */
export type SecurityHeaders = (policy: HeaderPolicy, https: boolean, contentPolicy?: string) => readonly string[];

/** What Google's own documents ask for where visits are counted. */
const google = {
  scripts: ['https://www.googletagmanager.com'],
  calls: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  pictures: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // A sign-in through others opens their page in a window of its own.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const;

/** What a brand lets into its pages besides what its own server has: pictures, games, and who counts visits. */
type Guests = Pick<Brand, 'imageCDNs' | 'launchGameCDNs' | 'analytics'>;

/** The security headers of a brand's site. */
export function securityHeaders({ imageCDNs, launchGameCDNs, analytics }: Guests): SecurityHeaders {
  const counted = analytics.gtagId !== null;
  const sources = (...more: readonly string[]) => ["'self'", ...new Set(more)].join(' ');
  const images = sources('data:', ...originsOf(imageCDNs), ...(counted ? google.pictures : []));
  const policies: Record<HeaderPolicy, string> = {
    page: [
      "default-src 'self'",
      `script-src ${sources(...(counted ? google.scripts : []))}`,
      "style-src 'self'",
      `img-src ${images}`,
      "font-src 'self'",
      `connect-src ${sources(...(counted ? google.calls : []))}`,
      `frame-src ${sources(...originsOf(launchGameCDNs))}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ].join('; '),
    data: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    drawing: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    // Without an origin of its own also where it is not framed: its script never acts as the portal's.
    game: [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src ${images}`,
      "connect-src 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      'sandbox allow-scripts allow-pointer-lock',
    ].join('; '),
  };
  // Pictures are shown by games too, whose pages have another origin or none.
  const shared = new Set<HeaderPolicy>(['drawing', 'game']);
  const setOf = (policy: HeaderPolicy, https: boolean, contentPolicy: string): readonly string[] => {
    const set = {
      ...always,
      ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
      'Cross-Origin-Resource-Policy': shared.has(policy) ? 'cross-origin' : 'same-origin',
      'Content-Security-Policy': contentPolicy,
    };
    return Object.entries(set).flat();
  };
  const setsOf = (https: boolean): Readonly<Record<HeaderPolicy, readonly string[]>> => ({
    page: setOf('page', https, policies.page),
    data: setOf('data', https, policies.data),
    drawing: setOf('drawing', https, policies.drawing),
    game: setOf('game', https, policies.game),
  });
  const plain = setsOf(false);
  const overHttps = setsOf(true);
  return (policy, https, contentPolicy) => {
    if (contentPolicy !== undefined) return setOf(policy, https, contentPolicy);
    return (https ? overHttps : plain)[policy];
  };
}

function originsOf(urls: readonly string[]): readonly string[] {
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
