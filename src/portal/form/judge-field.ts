import { brokenRule, type FieldRule, normalized } from '../../shared/validation/field-rule.ts';
import type { FieldKind, FieldProblem } from './field-message.ts';

/** A value as it is judged and sent: trimmed, a password as it is, a mobile number without what only parts its digits. */
export function sentValue(kind: FieldKind, typed: string): string {
  const value = normalized(typed, { password: kind === 'password' });
  return kind === 'mobile' ? value.replaceAll(/[\s().-]/g, '') : value;
}

/** What is wrong with what was typed, by the rule of the site; undefined where it is good. */
export function judgeField(rule: FieldRule, kind: FieldKind, typed: string): FieldProblem | undefined {
  const problem = brokenRule(rule, sentValue(kind, typed))?.rule;
  return problem === 'required' && typed !== '' ? 'blank' : problem;
}
