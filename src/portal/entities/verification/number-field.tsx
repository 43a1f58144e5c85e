import { useEffect } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RuledField } from '../../form/rule-resolver.ts';
import { useRuleField } from '../../form/use-rule-field.ts';
import { MobileField } from './mobile-field.tsx';
import { useWholeNumber } from './use-whole-number.ts';

/** The fields of a form that hold a mobile number. */
export type NumberNames<Values extends FieldValues> = {
  readonly number: FieldPath<Values>;
  readonly dialingCode: FieldPath<Values>;
};

type NumberFieldProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly names: NumberNames<Values>;
  readonly rule: RuledField;
};

/** The mobile number of a form, after its dialling code. */
export function NumberField<Values extends FieldValues>({ form, names, rule }: NumberFieldProps<Values>) {
  const { t } = useTranslation();
  const chosen = useWatch({ control: form.control, name: names.dialingCode });
  useWholeNumber(form, names);
  const { input } = useRuleField(form, names.number, { ...rule, label: t('verification.mobile') });
  // A number that was refused may be right in another country.
  useEffect(
    () =>
      form.subscribe({
        name: names.dialingCode,
        formState: { values: true },
        callback: () => form.clearErrors(names.number),
      }),
    [form, names.dialingCode, names.number],
  );
  return (
    <MobileField
      {...input}
      data-focus-first
      dialingCode={chosen}
      // The field holds text, but the library's types do not know that.
      onDialingCode={(code) =>
        form.setValue(names.dialingCode, code as FieldPathValue<Values, typeof names.dialingCode>)
      }
    />
  );
}
