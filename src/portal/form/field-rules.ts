import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { dialledNumber, isDigitRow, pastedDigits } from '#shared/validation/digits.ts';
import { brokenRule, type FieldRule, normalized, passwordsMatch } from '#shared/validation/field-rule.ts';
import { type FieldKind, type FieldProblem, isPasswordKind } from './field-message.ts';

/** The rule of a text field. */
export type RuledField = { readonly rule: FieldRule; readonly kind: FieldKind };

type Repeated<Name> = {
  readonly of: Name;
  /** The field that repeats the value. */
  readonly in: Name;
};

/**
 * Validates the text fields of a form by their rules and returns the values to send: text trimmed, passwords unchanged.
 * Values without a rule pass unchanged.
 */
export function ruleResolver<Values extends FieldValues>(
  fields: Readonly<Partial<Record<keyof Values & string, RuledField>>>,
  repeated?: Repeated<keyof Values & string>,
): Resolver<Values> {
  return (values) => {
    const sent: FieldValues = { ...values };
    const problems: Record<string, { readonly type: FieldProblem }> = {};
    for (const [name, field] of Object.entries<RuledField | undefined>(fields)) {
      if (!field) continue;
      const typed = String(values[name] ?? '');
      const problem = judgeField(field.rule, field.kind, typed);
      if (problem) problems[name] = { type: problem };
      else sent[name] = sentValue(field.kind, typed);
    }
    // A repeated value is only compared; its own rule would report the same problem twice.
    if (repeated && values[repeated.in] !== '' && !passwordsMatch(values[repeated.of], values[repeated.in])) {
      problems[repeated.in] = { type: 'mismatch' };
    }
    // The names and types are those of the form's own values; the library cannot see that.
    if (Object.keys(problems).length > 0) return { values: {}, errors: problems as FieldErrors<Values> };
    return { values: sent as Values, errors: {} };
  };
}

/** A rule for a field without a rule of the site. */
export function plainRule(minLength: number, maxLength: number, patternId = 1): FieldRule {
  return { enabled: true, required: true, minLength, maxLength, acceptedPattern: '*', patternId };
}

/** The site's rule for a field that this form always asks for, else a plain one. */
export function demanded(rule: FieldRule | undefined, otherwise: FieldRule): FieldRule {
  return rule ? { ...rule, enabled: true, required: true } : otherwise;
}

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
