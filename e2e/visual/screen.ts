import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { siteAt } from '../sites.ts';

/** A key screen. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly width: 'desktop' | 'phone';
  readonly site?: Parameters<typeof siteAt>[0];
  readonly as?: Account;
  readonly language?: 'EN' | 'VI';
  /** Selector of a part that is hidden because it differs between machines. */
  readonly masked?: string;
  /** What is answered instead of the server's random values, by the pattern of the address. */
  readonly answers?: Readonly<Record<string, object>>;
  /** What is done on the page before the picture. */
  readonly before?: (page: Page) => Promise<void>;
  /** A part that is visible only when the whole screen is drawn. */
  readonly ready: (page: Page) => ReturnType<Page['getByRole']>;
}

/** Accounts for the screens that need a session. */
export const accounts = ['player01', 'agent01'] as const;
type Account = (typeof accounts)[number];

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

/** The time of all snapshots (epoch ms): a Wednesday evening in Vietnam, with past and coming draws. */
export const fixedTime = Date.parse('2026-06-17T12:02:24.000Z');
