import type { LastLogin } from '../../../../generated/client/model/index.ts';
import { getToken, subscribeToken } from '../../api/token.ts';

/** What is known of a login only until the page goes: it is in no storage (ENTITY-10). */
type JustLoggedIn = {
  /** What was typed; a forced change need not ask for it again. */
  readonly password: string | undefined;
  readonly lastLogin: LastLogin | null;
};

let known: JustLoggedIn | undefined;

subscribeToken(() => {
  if (getToken() === null) known = undefined;
});

/** Remembers how this session began. */
export function noteLogin(login: JustLoggedIn): void {
  known = login;
}

/** How this session began, if that was on this very page. */
export function justLoggedIn(): JustLoggedIn | undefined {
  return known;
}
