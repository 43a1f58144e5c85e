import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type Contents, resetTo, SCHEMA, type ServerTemplates } from './contents.ts';

/** A database on the server that one test file has at a time. */
interface Copy {
  readonly name: string;
  readonly url: string;
  /** A connection that outlives the test files. */
  readonly keeper: Client;
  /** A digest of its schema when it was made. */
  readonly schema: string;
  /** What the server had counted, by table, when the test file was given it. */
  readonly counted: Counts;
}

interface Count {
  /** Changes with every row that is inserted, updated or deleted, and when the table is truncated. */
  readonly changes: string;
  readonly bytes: number;
}

type Counts = ReadonlyMap<string, Count>;

/** A table of this size is not worth a reset: deleted rows stay in it, because nothing vacuums it in time. */
const LARGE = 4_000_000;

/** The databases of this process while no test file has them. */
const idle = new Map<Contents, Copy>();

/**
 * Lends a database to a test file: the one of this process with the tables reset that have changed, which takes a fraction of the
 * work of copying the template; another one, where that is lent already or its schema has changed.
 */
export async function borrowOnServer(
  templates: ServerTemplates,
  contents: Contents,
): Promise<{ readonly url: string; giveBack(): Promise<void> }> {
  const copy = (await takeIdle(templates.server, contents)) ?? (await create(templates, contents));
  const giveBack = async () => {
    if (idle.has(contents)) await drop(templates.server, copy);
    else idle.set(contents, copy);
  };
  return { url: copy.url, giveBack };
}

async function create({ server, prefix, ...templates }: ServerTemplates, contents: Contents): Promise<Copy> {
  const name = `${prefix}${randomBytes(8).toString('hex')}`;
  await execute(server, `create database ${name} template ${templates[contents]}`);
  const url = addressOf(server, name);
  const keeper = new Client({ connectionString: url });
  // After the last test file the database is dropped with this connection open.
  keeper.on('error', () => undefined);
  await keeper.connect();
  return { name, url, keeper, schema: await schemaOf(keeper), counted: await countsOf(keeper) };
}

/** The address of another database on the same server. */
export function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a connection of its own. */
export async function execute(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function takeIdle(server: string, contents: Contents): Promise<Copy | undefined> {
  const copy = idle.get(contents);
  if (!copy) return undefined;
  idle.delete(contents);
  const { keeper } = copy;
  // Processes that the test file started may not have ended. A connection counts its changes at the latest when it ends.
  await keeper.query(ENDED);
  const counts = await countsOf(keeper);
  const changed = [...counts].filter(([table, { changes }]) => changes !== copy.counted.get(table)?.changes);
  if (changed.some(([, { bytes }]) => bytes > LARGE) || (await schemaOf(keeper)) !== copy.schema) {
    await drop(server, copy);
    return undefined;
  }
  await keeper.query(
    resetTo(
      contents,
      changed.map(([table]) => table),
    ),
  );
  await keeper.query('select pg_stat_force_next_flush()');
  return { ...copy, counted: await countsOf(keeper) };
}

async function drop(server: string, { name, keeper }: Copy): Promise<void> {
  await keeper.end();
  await execute(server, `drop database ${name} with (force)`);
}

const ENDED = `
  select pg_terminate_backend(pid, 10000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

async function schemaOf(keeper: Client): Promise<string> {
  const { rows } = await keeper.query<{ schema: string }>(SCHEMA);
  const [row] = rows;
  if (!row) throw new Error('the database does not tell its schema');
  return row.schema;
}

async function countsOf(keeper: Client): Promise<Counts> {
  const { rows } = await keeper.query<Count & { readonly name: string }>(`
    select relname as name, pg_relation_size(oid)::int as bytes, concat_ws(' ', pg_relation_filenode(oid),
      pg_stat_get_tuples_inserted(oid), pg_stat_get_tuples_updated(oid), pg_stat_get_tuples_deleted(oid)) as changes
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return new Map(rows.map(({ name, ...count }) => [name, count]));
}
