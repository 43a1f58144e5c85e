import { dialledNumber } from '#shared/validation/dialled-number.ts';
import { isDigitRow } from '#shared/validation/easy-digits.ts';
import { brokenRule, type FieldRule, normalized } from '#shared/validation/field-rule.ts';
import { pastedDigits } from '#shared/validation/pasted-digits.ts';
import { type FieldKind, type FieldProblem, isPasswordKind } from './field-message.ts';

/**
 * Normalises a value before validation and sending. Text is trimmed, a password stays unchanged. A mobile number and a
 * code lose their separators, a login name loses invisible marks.
 */
export function sentValue(kind: FieldKind, typed: string): string {
  const value = normalized(typed, { password: isPasswordKind(kind) });
  if (kind === 'mobile') return dialledNumber(value) ?? value;
  if (kind === 'code') return pastedDigits(value);
  if (kind !== 'login') return value;
  const visible = normalized(value.replaceAll(/\p{Cf}/gu, ''));
  // A name with such a mark reads differently from what it holds, and is refused.
  return /^[+\d\s().-]+$/.test(visible) ? visible : value;
}

/** The problem of a typed value by the site's rule; undefined if it is valid. */
export function judgeField(rule: FieldRule, kind: FieldKind, typed: string): FieldProblem | undefined {
  const value = sentValue(kind, typed);
  // A country code moves to the list of countries as soon as the number is whole.
  if (kind === 'mobile' && value.startsWith('+')) return 'countryCode';
  const problem = brokenRule(rule, value)?.rule;
  if (problem === undefined && kind === 'paymentPassword' && isDigitRow(value)) return 'digitRow';
  return problem === 'required' && typed !== '' ? 'blank' : problem;
}
