import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { type FieldRule, passwordsMatch } from '../../shared/validation/field-rule.ts';
import type { FieldKind, FieldProblem } from './field-message.ts';
import { judgeField, sentValue } from './judge-field.ts';

/** What a text field is judged by. */
export type RuledField = { readonly rule: FieldRule; readonly kind: FieldKind };

type Repeated<Name> = {
  readonly of: Name;
  /** The field in which the same is typed again. */
  readonly in: Name;
};

/**
 * Judges the text fields of a form by their rules and passes on what is sent: trimmed, a password as it was typed. Values
 * without a rule pass as they are.
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
    // What is typed again is either the same or not; a rule of its own would say the same twice.
    if (repeated && values[repeated.in] !== '' && !passwordsMatch(values[repeated.of], values[repeated.in])) {
      problems[repeated.in] = { type: 'mismatch' };
    }
    // The names and types are those of the form's own values; the library cannot see that.
    if (Object.keys(problems).length > 0) return { values: {}, errors: problems as FieldErrors<Values> };
    return { values: sent as Values, errors: {} };
  };
}

/** A rule for a field that the site has none for. */
export function plainRule(minLength: number, maxLength: number, patternId = 1): FieldRule {
  return { enabled: true, required: true, minLength, maxLength, acceptedPattern: '*', patternId };
}

/** The site's rule for a field that this form always asks for, else a plain one. */
export function demanded(rule: FieldRule | undefined, otherwise: FieldRule): FieldRule {
  return rule ? { ...rule, enabled: true, required: true } : otherwise;
}
