/** What a server has that others use: each says that it is no demo, also one that listens on this machine alone. */
const signsOfUse = ['PUBLIC_URL', 'DATABASE_URL', 'TRUSTED_PROXIES', 'SMS_GATEWAY_URL', 'SMTP_URL'] as const;

/**
 * Whether `npm start` and `npm run dev` serve a demo: where `DEMO=1` says so, or where nothing at all is said of
 * another use. A proxy on the same machine makes a server that listens on loopback public, so loopback is not enough.
 */
export function isDemo(env: NodeJS.ProcessEnv): boolean {
  if (env['DEMO']) return env['DEMO'] === '1';
  return !signsOfUse.some((name) => env[name]) && /^($|localhost$|127(\.\d+){3}$|::1$)/.test(env['HOST'] ?? '');
}

/** The first line of a start. */
export const demoLine =
  'DEMO=1: this is a demo, with public accounts, play money, and no provider, vendor or reviewer but its own.';
