import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { optionalPart } from '../../lib/loading.ts';
import { dialingCodeOf, useCountries } from './use-countries.ts';

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
