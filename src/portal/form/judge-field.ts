import { brokenRule, type FieldRule, normalized } from '../../shared/validation/field-rule.ts';
import type { FieldKind, FieldProblem } from './field-message.ts';

/** Longer than any number with all that parts its digits: what cannot be one is not looked through. */
const LONGEST_NUMBER = 64;

/** A value as it is judged and sent: trimmed, a password as it is, a mobile number without what only parts its digits. */
export function sentValue(kind: FieldKind, typed: string): string {
  const value = normalized(typed, { password: kind === 'password' });
  return kind === 'mobile' && value.length <= LONGEST_NUMBER ? value.replaceAll(/[\s().-]/g, '') : value;
}

/** What is wrong with what was typed, by the rule of the site; undefined where it is good. */
export function judgeField(rule: FieldRule, kind: FieldKind, typed: string): FieldProblem | undefined {
  const problem = brokenRule(rule, sentValue(kind, typed))?.rule;
  return problem === 'required' && typed !== '' ? 'blank' : problem;
}
