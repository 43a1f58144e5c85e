import { fitsPattern } from './patterns.ts';

/** The site's rule for a field, in the contract's form (VALID-01). */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  /** In code points: an emoji counts as at least one in any encoding. */
  readonly minLength: number;
  readonly maxLength: number;
  /** A regular expression for the whole value; `*` means any text. */
  readonly acceptedPattern: string;
  readonly patternId: number;
}

/** The broken rule, with the bounds for its message `reg_pattern_{patternId}`. */
export type BrokenRule =
  | { readonly rule: 'required' | 'disabled' }
  | { readonly rule: `reg_pattern_${number}`; readonly min: number; readonly max: number };

/** Normalises a value for checking and sending: trimmed, unless it is a password (VALID-25). */
export function normalized(value: string, { password = false }: { readonly password?: boolean } = {}): string {
  return password ? value : value.trim();
}

/**
 * Returns the rule of a field that a value breaks; undefined if it breaks none. The value is already `normalized`. The
 * time is short for any length, because over-long values are not parsed.
 */
export function brokenRule(field: FieldRule, value: string): BrokenRule | undefined {
  if (!field.enabled) return value === '' ? undefined : { rule: 'disabled' };
  if (value === '') return field.required ? { rule: 'required' } : undefined;
  const fits =
    hasLength(value, field.minLength, field.maxLength) &&
    isPlainText(value) &&
    fitsPattern(field.patternId, value) &&
    fitsAccepted(field.acceptedPattern, value);
  return fits ? undefined : { rule: `reg_pattern_${field.patternId}`, min: field.minLength, max: field.maxLength };
}

/** Whether both entries of a password are equal (VALID-21). */
export function passwordsMatch(password: string, confirmPassword: string): boolean {
  return password === confirmPassword;
}

/**
 * Fills the bounds into a message: `(min)` and `(max)`, or one number for `(min) - (max)` where both are equal
 * (VALID-07).
 */
export function withBounds(message: string, { min, max }: { readonly min: number; readonly max: number }): string {
  const text = min === max ? message.replaceAll('(min) - (max)', String(min)) : message;
  return text.replaceAll('(min)', String(min)).replaceAll('(max)', String(max));
}

function hasLength(value: string, min: number, max: number): boolean {
  // A code point has one or two units, so a much longer value cannot fit and is not counted.
  if (value.length > 2 * max) return false;
  const { length } = Array.from(value);
  return length >= min && length <= max;
}

/** No field accepts control characters, direction marks, or lone surrogates. */
function isPlainText(value: string): boolean {
  return !/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(value);
}

const accepted = new Map<string, RegExp | undefined>();

function fitsAccepted(pattern: string, value: string): boolean {
  if (pattern === '*') return true;
  if (!accepted.has(pattern)) accepted.set(pattern, acceptedExpression(pattern));
  return accepted.get(pattern)?.test(value) ?? true;
}

/** The expression of an `acceptedPattern`; undefined if it is invalid: such a rule blocks nobody. */
export function acceptedExpression(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return undefined;
  }
}
