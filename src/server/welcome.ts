import type { Database } from './db/database.ts';
import { type Candidate, refusalOf } from './domain/identity/session/entry-refusals.ts';
import { OUTBOX_PATH, VENDOR_CALLS_PATH } from './http/dev-routes.ts';
import { DEMO_PASSWORD, seedMembers } from './seed/members.ts';

export interface WelcomeFacts {
  readonly brand: string;
  /** Where the server listens. */
  readonly url: string;
  /** Where visitors open the portal, if that is another address. */
  readonly publicUrl: string | undefined;
  readonly store: string;
  readonly hasPortal: boolean;
  /** The demo accounts in the database. */
  readonly demoAccounts: readonly string[];
  /** What is played by this server itself. */
  readonly sandboxes: readonly string[];
  /** The vendors whose games nobody plays, so that they are under maintenance. */
  readonly unplayed: readonly string[];
  /** Where developers open the inside pages, if anywhere. */
  readonly developerUrl: string | undefined;
  /** Whether codes and links are stored so that a developer can read them. */
  readonly outbox: boolean;
  /** Whether a developer can read the calls of vendors. */
  readonly vendorCalls: boolean;
}

/** The demo accounts that were seeded, still exist, and may log in on this site. */
export async function demoAccounts(db: Pick<Database, 'query'>, site: 'member' | 'agent'): Promise<string[]> {
  const sql = `select account, type, member_access as "memberAccess", status from members where account = any($1) order by id`;
  const names = seedMembers.map(({ account }) => account);
  const rows = await db.query<Candidate & { account: string }>('demo_accounts', sql, [names]);
  return rows.filter((row) => refusalOf(site, row) === null).map(({ account }) => account);
}

/** Writes the terminal's summary after a start. */
export function welcome(facts: WelcomeFacts): string {
  const {
    brand,
    url,
    publicUrl,
    store,
    hasPortal,
    demoAccounts,
    sandboxes,
    unplayed,
    developerUrl,
    outbox,
    vendorCalls,
  } = facts;
  const opened = hasPortal ? url : `${url} (the API alone: build the portal with \`npm run build\`)`;
  const closed = `under maintenance, as nobody plays them: ${unplayed.join(', ')}`;
  const lines = [
    ...(publicUrl === undefined
      ? [['Open', opened]]
      : [
          ['Open', publicUrl],
          ['Server', url],
        ]),
    ['Data', store],
    ...(demoAccounts.length > 0 ? [['Log in', `${demoAccounts.join(' or ')}, password ${DEMO_PASSWORD}`]] : []),
    ['Sandbox', [sandboxes.join(', ') || 'none', ...(unplayed.length > 0 ? [closed] : [])].join('; ')],
    ...(developerUrl && outbox
      ? [['Codes', `${developerUrl}${OUTBOX_PATH} shows the SMS and e-mail that were sent`]]
      : []),
    ...(developerUrl && vendorCalls
      ? [['Vendors', `${developerUrl}${VENDOR_CALLS_PATH} shows their calls to the wallet`]]
      : []),
    ['Stop', 'Ctrl+C'],
  ];
  return [`\n  ${brand} is ready.\n`, ...lines.map(([label = '', text]) => `  ${label.padEnd(8)}${text}`), '\n'].join(
    '\n',
  );
}
