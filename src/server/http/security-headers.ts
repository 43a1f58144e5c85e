/** `page`: the portal; `data`: answers that are never shown as a document; `drawing`: SVG pictures. */
export type HeaderPolicy = 'page' | 'data' | 'drawing';

/** Complete header sets by policy, made once so that a request only has to spread one. */
export interface SecurityHeaders {
  readonly plain: Readonly<Record<HeaderPolicy, Readonly<Record<string, string>>>>;
  /** The same with HSTS, for visitors who came over https. */
  readonly https: Readonly<Record<HeaderPolicy, Readonly<Record<string, string>>>>;
}

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
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
} as const;

/** What a brand lets into its pages besides what its own server has. */
export interface Guests {
  /** Where its pictures may also come from. */
  readonly imageCDNs: readonly string[];
  /** Under which id its visits are counted by Google, if they are. */
  readonly analytics: { readonly gtagId: string | null };
}

/** The security headers of a brand's site. */
export function securityHeaders({ imageCDNs, analytics }: Guests): SecurityHeaders {
  const counted = analytics.gtagId !== null;
  const sources = (...more: readonly string[]) => ["'self'", ...new Set(more)].join(' ');
  const images = sources('data:', ...imageCDNs.map((url) => new URL(url).origin), ...(counted ? google.pictures : []));
  const policies: Record<HeaderPolicy, string> = {
    page: [
      "default-src 'self'",
      `script-src ${sources(...(counted ? google.scripts : []))}`,
      "style-src 'self'",
      `img-src ${images}`,
      "font-src 'self'",
      `connect-src ${sources(...(counted ? google.calls : []))}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ].join('; '),
    data: "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    drawing: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  };
  const sets = (more: Record<string, string>) => {
    const set = (policy: HeaderPolicy) => ({ ...always, ...more, 'Content-Security-Policy': policies[policy] });
    return { page: set('page'), data: set('data'), drawing: set('drawing') };
  };
  return { plain: sets({}), https: sets({ 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }) };
}
