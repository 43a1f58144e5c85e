import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { shell } from './shell.ts';

export const notices = {
  title: 'Announcements',
} as const;

/** The texts of the first page in this language, by area. The lazy areas load with the code that shows them. */
export const en = { common, errors, home, lobby, notices, shell };
