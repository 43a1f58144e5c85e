import { useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getListCountryCodesQueryOptions, useListCountryCodes } from '#generated/client/system/system.ts';
import { type RuledField, sentValue } from '../../form/field-rules.ts';
import { useRuleField, useTyped } from '../../form/use-rule-field.ts';
import { useLanguage } from '../../i18n/language.ts';
import { optionalPart } from '../../lib/loading.ts';
import { DialCodeBox, type DialCountry } from '../../ui/dial-code-box.tsx';
import { TextField } from '../../ui/fields.tsx';
import { CodeField, codeRule, numberTarget } from './code-field.tsx';

type NumberCodeFieldProps<Values extends FieldValues> = Pick<ComponentProps<typeof CodeField>, 'send'> & {
  readonly form: UseFormReturn<Values>;
  readonly names: NumberNames<Values>;
  readonly code: FieldPath<Values>;
  /** The purpose of the code. */
  readonly purpose: string;
};

/** The code that proves the mobile number of a form. */
export function NumberCodeField<Values extends FieldValues>({
  form,
  names,
  code,
  purpose,
  send,
}: NumberCodeFieldProps<Values>) {
  const { t } = useTranslation();
  const countries = useCountries();
  const typed: string = useTyped(form, names.number);
  const chosen: string = useTyped(form, names.dialingCode);
  const { input } = useRuleField(form, code, {
    ...codeRule,
    label: t('verification.code'),
    placeholder: t('verification.codeExample'),
  });
  const target = numberTarget(purpose, dialingCodeOf(countries, chosen), sentValue('mobile', typed));
  return <CodeField {...input} target={target} send={send} />;
}

/** The fields of a form that hold a mobile number. */
type NumberNames<Values extends FieldValues> = {
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

type MobileFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'before'> & {
  /** The chosen dialling code; empty for the first of the list. */
  readonly dialingCode: string;
  readonly onDialingCode: (code: string) => void;
};

/** A field for a mobile number, after the country's dialling code (LOGIN-05, LOGIN-13). */
export function MobileField({ dialingCode, onDialingCode, ...input }: MobileFieldProps) {
  const { t } = useTranslation();
  const countries = useCountries();
  return (
    <TextField
      icon={<Smartphone size={18} aria-hidden="true" />}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...input}
      label={t('verification.mobile')}
      before={
        countries.length > 0 && (
          <DialCodeBox
            label={t('verification.dialingCode')}
            countries={countries}
            value={dialingCodeOf(countries, dialingCode)}
            onChange={onDialingCode}
          />
        )
      }
    />
  );
}

type Names<Values extends FieldValues> = {
  readonly number: FieldPath<Values>;
  readonly dialingCode: FieldPath<Values>;
};

/**
 * Moves the country code of a typed, pasted or autofilled number to the list of countries. The library for the numbers
 * of all countries loads when the field mounts.
 */
export function useWholeNumber<Values extends FieldValues>(
  { subscribe, getValues, setValue }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues' | 'setValue'>,
  { number, dialingCode }: Names<Values>,
): void {
  const countries = useCountries();
  useEffect(() => {
    let read: typeof import('./whole-number.ts')['wholeNumberIn'] | undefined;
    let isGone = false;
    const take = () => {
      const chosen = dialingCodeOf(countries, getValues(dialingCode));
      const whole = read?.(getValues(number), chosen, countries);
      if (!whole || isGone) return;
      // Both fields hold text, but the library's types do not know that.
      setValue(dialingCode, whole.dialingCode as FieldPathValue<Values, typeof dialingCode>);
      const text = whole.mobileNum as FieldPathValue<Values, typeof number>;
      setValue(number, text, { shouldDirty: true, shouldValidate: true });
    };
    const stop = subscribe({ name: number, exact: true, formState: { values: true }, callback: take });
    // Without the library the user chooses the country in the list.
    void optionalPart(() => import('./whole-number.ts')).then((part) => {
      read = part?.wholeNumberIn;
      take();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [subscribe, getValues, setValue, number, dialingCode, countries]);
}

const keptForGood = { query: { staleTime: Number.POSITIVE_INFINITY } };

/** The countries of accepted numbers, in the server's order, which starts with the visitor's own (LOGIN-13). */
export function useCountries(): readonly DialCountry[] {
  const { locale } = useLanguage();
  const { data } = useListCountryCodes(keptForGood);
  return useMemo(() => {
    let names: Intl.DisplayNames | undefined;
    return (data ?? []).map(({ countryCode, countryDialingCode }) => ({
      code: countryCode,
      // Names are resolved lazily, because the first one makes the browser load all its locale data.
      get name() {
        names ??= new Intl.DisplayNames(locale, { type: 'region' });
        return names.of(countryCode) ?? countryCode;
      },
      dialingCode: countryDialingCode,
    }));
  }, [data, locale]);
}

/** The chosen code, else that of the first country. Empty until the countries are known. */
export function dialingCodeOf(countries: readonly DialCountry[], chosen: string): string {
  return chosen || (countries[0]?.dialingCode ?? '');
}

/** What `dialingCodeOf` says once the countries are known, which are waited for: a quick hand sends before they are. */
export function useDialingCode(): (chosen: string) => Promise<string> {
  const queries = useQueryClient();
  return async (chosen) => {
    if (chosen) return chosen;
    const [first] = await queries.ensureQueryData(getListCountryCodesQueryOptions(keptForGood));
    return first?.countryDialingCode ?? '';
  };
}
