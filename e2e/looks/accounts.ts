import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Who looks at a screen that no guest sees. */
export const accounts = ['player01', 'agent01'] as const;
export type Account = (typeof accounts)[number];

const file = join(import.meta.dirname, '../../reports/looks-tokens.json');

/** Keeps the session of each account for all screens of one run: a second login would show among its devices. */
export function keepTokens(tokens: Readonly<Record<string, string>>): Promise<void> {
  return writeFile(file, JSON.stringify(tokens));
}

/** The session of an account. */
export async function tokenOf(account: Account): Promise<string> {
  // `keepTokens` wrote it.
  const tokens = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>;
  const token = tokens[account];
  if (token === undefined) throw new Error(`Nobody logged in as ${account}`);
  return token;
}
