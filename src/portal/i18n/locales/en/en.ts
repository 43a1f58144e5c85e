import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { notices } from './notices.ts';
import { shell } from './shell.ts';

/** The texts of the first page in this language, by area. The lazy areas load with the code that shows them. */
export const en = { common, errors, home, lobby, notices, shell };
