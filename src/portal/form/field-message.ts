import type { TFunction } from 'i18next';
import { type BrokenRule, type FieldRule, withBounds } from '#shared/validation/field-rule.ts';
import { patternIds } from '#shared/validation/patterns.ts';
import { errorText } from '../api/error-text.ts';

/** The purpose of a field, if its messages differ. */
export type FieldKind = 'text' | 'login' | 'password' | 'paymentPassword' | 'mobile' | 'code' | 'captcha';

/** Whether a field takes a password; `paymentPassword` is a new payment password. */
export function isPasswordKind(kind: FieldKind): boolean {
  return kind === 'password' || kind === 'paymentPassword';
}

/**
 * The problem of a field as a code, so that it can be shown in any language: `required`, `blank`, `mismatch`,
 * `countryCode`, `digitRow` or `reg_pattern_{id}`.
 */
export type FieldProblem = BrokenRule['rule'] | 'blank' | 'mismatch' | 'countryCode' | 'digitRow';

type Field = {
  readonly label: string;
  readonly kind: FieldKind;
  readonly rule: Pick<FieldRule, 'minLength' | 'maxLength'>;
};

/** The sentence for a problem with a field (VALID-06 to VALID-08, VALID-40 to VALID-44). */
export function fieldMessage(t: TFunction, problem: FieldProblem, { label, kind, rule }: Field): string {
  const bounds = { min: rule.minLength, max: rule.maxLength };
  if (problem === 'required') {
    if (kind === 'code') return t('form.enterCode');
    if (kind === 'captcha') return t('form.enterCaptcha');
    return kind === 'mobile' ? t('form.enterPhone') : t('form.required', { field: label });
  }
  if (problem === 'blank') return t('form.blank');
  if (problem === 'mismatch') return t('form.mismatch');
  if (problem === 'countryCode') return t('form.countryCode');
  if (problem === 'digitRow') return t('form.digitRow');
  const id = patternOf(problem);
  if (id === 1 && isPasswordKind(kind)) return withBounds(t('form.passwordLength'), bounds);
  // An unknown pattern is reported by its length.
  const known = id !== undefined && patternIds.includes(id) ? id : 1;
  return withBounds(t(`form.reg_pattern_${known as 1}`), bounds);
}

/** The error of a field that the server refused, in its words. */
export function refusedBy(error: unknown): { readonly type: 'refused'; readonly message: string } {
  return { type: 'refused', message: errorText(error) };
}

function patternOf(problem: string): number | undefined {
  const id = /^reg_pattern_([0-9]+)$/.exec(problem)?.[1];
  return id === undefined ? undefined : Number(id);
}
