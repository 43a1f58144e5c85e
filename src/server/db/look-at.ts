import { Client } from 'pg';

/** What an address of a PostgreSQL server leads to. */
export interface Seen {
  /** A pooler stands between, which answers for the server. */
  readonly pooler: boolean;
  /** That pooler gave two connections the same session of the server, so it keeps nothing between transactions. */
  readonly shared: boolean;
  /** As PostgreSQL counts them: 150004 is 15.4. */
  readonly version: number;
  /** The same for two addresses of one database. */
  readonly database: string;
}

const LOOK = `
  select pg_backend_pid() as pid, current_setting('server_version_num')::int as version,
    concat_ws(' ', current_database(), extract(epoch from pg_postmaster_start_time())) as database`;

type Look = Pick<Seen, 'version' | 'database'> & { readonly pid: number };

/** The program loads meanwhile, which may keep an answer waiting on a busy machine. */
const LIMIT_MS = 20_000;

/**
 * Asks an address what it leads to. A pooler draws the id of the session by itself which it names to a client; PostgreSQL names the
 * process that answers. That two connections have one session proves that a pooler shares it; that they have two proves nothing.
 */
export async function lookAt(url: string): Promise<Seen> {
  const one = await connect(url);
  try {
    const first = await look(one);
    // The types leave it out.
    const pooler = (one as Client & { readonly processID: number }).processID !== first.pid;
    return { ...first, pooler, shared: pooler && (await lookAgain(url)).pid === first.pid };
  } finally {
    await one.end();
  }
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: LIMIT_MS, query_timeout: LIMIT_MS });
  // Whoever waits for an answer gets the error; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function look(client: Client): Promise<Look> {
  const [seen] = (await client.query<Look>(LOOK)).rows;
  if (!seen) throw new Error('the database server does not say what it is');
  return seen;
}

/** While the first connection stays open. */
async function lookAgain(url: string): Promise<Look> {
  const other = await connect(url);
  try {
    return await look(other);
  } finally {
    await other.end();
  }
}
