import { dialledNumber } from '../../shared/validation/dialled-number.ts';
import { brokenRule, type FieldRule, normalized } from '../../shared/validation/field-rule.ts';
import type { FieldKind, FieldProblem } from './field-message.ts';

/**
 * A value as it is judged and sent: trimmed, a password as it is, a mobile number as it is dialled, a login name without
 * the invisible marks that come along with a pasted number.
 */
export function sentValue(kind: FieldKind, typed: string): string {
  const value = normalized(typed, { password: kind === 'password' });
  if (kind === 'mobile') return dialledNumber(value) ?? value;
  return kind === 'login' ? normalized(value.replaceAll(/\p{Cf}/gu, '')) : value;
}

/** What is wrong with what was typed, by the rule of the site; undefined where it is good. */
export function judgeField(rule: FieldRule, kind: FieldKind, typed: string): FieldProblem | undefined {
  const value = sentValue(kind, typed);
  // A country code that the form takes is moved to the list of countries as soon as the number is whole.
  if (kind === 'mobile' && value.startsWith('+')) return 'countryCode';
  const problem = brokenRule(rule, value)?.rule;
  return problem === 'required' && typed !== '' ? 'blank' : problem;
}
