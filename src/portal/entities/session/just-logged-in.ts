import type { LastLogin } from '#generated/model/index.ts';
import { getToken, subscribeToken } from '../../api/token.ts';

/** Facts of a login that stay in memory until the page closes; no storage holds them (ENTITY-10). */
type JustLoggedIn = {
  /** The typed password, so that a forced change need not ask for it again. */
  readonly password: string | undefined;
  readonly lastLogin: LastLogin | null;
};

let known: JustLoggedIn | undefined;

subscribeToken(() => {
  if (getToken() === null) known = undefined;
});

/** Records how this session began. */
export function noteLogin(login: JustLoggedIn): void {
  known = login;
}

/** How this session began, if it began on this page. */
export function justLoggedIn(): JustLoggedIn | undefined {
  return known;
}
