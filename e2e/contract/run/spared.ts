import { isObject } from '../document/json.ts';
import { isGuarded } from '../document/operation.ts';
import type { Case } from '../exchange/case.ts';

const stranger = 'stranger7c41';

/**
 * Replaces the account name in public requests that combine it with a wrong secret. A wrong password must not lock the
 * account that the whole run needs. `accounts` has the passwords by name.
 */
export function spared(asked: Case, accounts: ReadonlyMap<string, string>, allowed: (value: unknown) => boolean): Case {
  const { operation, body, intent, phase } = asked;
  if (isGuarded(operation) || phase === 'examples' || intent === 'step' || !body || !('value' in body)) return asked;
  const { value } = body;
  if (!isObject(value) || !Object.keys(value).some((name) => /password|code|secret/i.test(name))) return asked;
  const texts = Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [[name, inner] as const] : [],
  );
  const named = texts.filter(([, text]) => accounts.has(text));
  const right = named.some(([, user]) => texts.some(([, text]) => text === accounts.get(user)));
  if (named.length === 0 || right) return asked;
  const other = { ...value, ...Object.fromEntries(named.map(([name]) => [name, stranger])) };
  return allowed(other) ? { ...asked, body: { media: body.media, value: other } } : asked;
}
