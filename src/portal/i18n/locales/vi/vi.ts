import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { notices } from './notices.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';

/** Every text of the portal in this language, by area. */
export const vi = { common, errors, home, lobby, notices, session, shell };
