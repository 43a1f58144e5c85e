import { isObject } from '../document/json.ts';
import { isGuarded } from '../document/operation.ts';
import type { Case } from '../exchange/case.ts';

const stranger = 'stranger7c41';

/**
 * A guess at a password must not lock the account that the whole run lives on: where a request that anybody may send
 * names it beside a secret, and is no plain example, it names somebody else instead.
 */
export function spared(asked: Case, names: ReadonlySet<string>, allowed: (value: unknown) => boolean): Case {
  const { operation, body, intent, phase } = asked;
  if (isGuarded(operation) || phase === 'examples' || intent === 'step' || !body || !('value' in body)) return asked;
  const { value } = body;
  if (!isObject(value) || !Object.keys(value).some((name) => /password|code|secret/i.test(name))) return asked;
  const named = Object.entries(value).filter(([, inner]) => typeof inner === 'string' && names.has(inner));
  if (named.length === 0) return asked;
  const other = { ...value, ...Object.fromEntries(named.map(([name]) => [name, stranger])) };
  return allowed(other) ? { ...asked, body: { media: body.media, value: other } } : asked;
}
