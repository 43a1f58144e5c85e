import { common } from './common.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { notices } from './notices.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';
import { verification } from './verification.ts';

/** Every text of the portal in this language, by area. */
export const vi = { common, errors, form, home, lobby, notices, registration, session, shell, verification };
