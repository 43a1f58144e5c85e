import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Accounts for the screens that need a session. */
export const accounts = ['player01', 'agent01'] as const;
export type Account = (typeof accounts)[number];

const file = join(import.meta.dirname, '../../reports/visual-tokens.json');

/** Stores one session per account for the whole run; a second login would show among the devices. */
export function keepTokens(tokens: Readonly<Record<string, string>>): Promise<void> {
  return writeFile(file, JSON.stringify(tokens));
}

/** The session of an account. */
export async function tokenOf(account: Account): Promise<string> {
  // `keepTokens` wrote this file.
  const tokens = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>;
  const token = tokens[account];
  if (token === undefined) throw new Error(`Nobody logged in as ${account}`);
  return token;
}
