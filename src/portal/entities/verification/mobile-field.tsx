import { Smartphone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DialCodeBox } from '../../ui/dial-code-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dialingCodeOf, useCountries } from './use-countries.ts';

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
