import type { Page } from '@playwright/test';
import type { siteAt } from '../sites.ts';
import type { Account } from './accounts.ts';

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
