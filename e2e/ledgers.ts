import { join } from 'node:path';

/** Where the sites of the stories leave their data folders, each under its name. */
export const ledgers = join(import.meta.dirname, '../reports/ledgers');
