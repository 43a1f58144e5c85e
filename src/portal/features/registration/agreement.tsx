import { CircleAlert } from 'lucide-react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RegisterSettings } from '#generated/model/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { RegisterValues } from './register-values.ts';

type AgreementProps = {
  readonly form: UseFormReturn<RegisterValues>;
  readonly agreement: RegisterSettings['agreement'];
};

/** The checkboxes for age and terms, both required (REGISTER-15, VALID-45). */
export function Agreement({ form, agreement: { minimumAge, url } }: AgreementProps) {
  const { t } = useTranslation();
  const { errors } = useFormState({ control: form.control, name: 'isAgree', exact: true });
  return (
    <div className="grid gap-1.5">
      <Checkbox
        {...form.register('isAgree')}
        // The form sets it later; the server's markup has no form to do so.
        defaultChecked={form.getValues('isAgree')}
        aria-invalid={errors.isAgree ? true : undefined}
        aria-describedby={errors.isAgree ? 'agreement-help' : undefined}
        className="justify-self-start"
      >
        <span>
          {t('registration.agree', { age: minimumAge })}{' '}
          <Link to={url} className="relative z-raised font-semibold text-brand-text underline-offset-2 hover:underline">
            {t('registration.agreement')}
          </Link>
          .
        </span>
      </Checkbox>
      {errors.isAgree && (
        <p id="agreement-help" role="alert" className="flex items-center gap-1.5 text-xs text-danger">
          <CircleAlert size={14} aria-hidden="true" />
          {t('registration.mustAgree')}
        </p>
      )}
    </div>
  );
}
