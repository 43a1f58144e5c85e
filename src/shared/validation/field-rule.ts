import { fitsPattern } from './patterns.ts';

/** What a site asks of a field, as the contract has it (VALID-01). */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  /** In characters, as code points: an emoji is one at least, however it is encoded. */
  readonly minLength: number;
  readonly maxLength: number;
  /** A regular expression for the whole value; `*` means any text. */
  readonly acceptedPattern: string;
  readonly patternId: number;
}

/** The rule that a value breaks, with the bounds that its message `reg_pattern_{patternId}` names. */
export type BrokenRule =
  | { readonly rule: 'required' | 'disabled' }
  | { readonly rule: `reg_pattern_${number}`; readonly min: number; readonly max: number };

/** A value as it is checked and sent: trimmed, unless it is a password (VALID-25). */
export function normalized(value: string, { password = false }: { readonly password?: boolean } = {}): string {
  return password ? value : value.trim();
}

/**
 * The rule of a field that a value breaks, undefined if it breaks none. The value is `normalized` already. Takes the same
 * short time for any length, since what is too long is not looked at.
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

/** Whether a password was typed the same twice (VALID-21). */
export function passwordsMatch(password: string, confirmPassword: string): boolean {
  return password === confirmPassword;
}

/** A message with its bounds: `(min)` and `(max)`, or one number for `(min) - (max)` where both are the same (VALID-07). */
export function withBounds(message: string, { min, max }: { readonly min: number; readonly max: number }): string {
  const text = min === max ? message.replaceAll('(min) - (max)', String(min)) : message;
  return text.replaceAll('(min)', String(min)).replaceAll('(max)', String(max));
}

function hasLength(value: string, min: number, max: number): boolean {
  // A code point takes one unit or two: what cannot fit is not counted.
  if (value.length > 2 * max) return false;
  const { length } = Array.from(value);
  return length >= min && length <= max;
}

/** No field takes control characters, marks that turn the direction of what follows, or halves of characters. */
function isPlainText(value: string): boolean {
  return value.isWellFormed() && !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(value);
}

const accepted = new Map<string, RegExp | undefined>();

function fitsAccepted(pattern: string, value: string): boolean {
  if (pattern === '*') return true;
  if (!accepted.has(pattern)) accepted.set(pattern, acceptedExpression(pattern));
  return accepted.get(pattern)?.test(value) ?? true;
}

/** The expression of an `acceptedPattern`, undefined if it is none: such a rule holds nobody up. */
export function acceptedExpression(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    return undefined;
  }
}
