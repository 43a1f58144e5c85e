import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useModals } from '../../access/use-modals.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

type RememberLineProps = {
  /** The checkbox of the form. */
  readonly remember: UseFormRegisterReturn;
};

/** The checkbox to be remembered and the link for a forgotten password (LOGIN-08, LOGIN-09). */
export function RememberLine({ remember }: RememberLineProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Checkbox {...remember}>{t('session.remember')}</Checkbox>
      <button
        type="button"
        onClick={() => open('forgetPassword', { own: true })}
        className="target text-sm font-semibold text-brand-text underline-offset-2 hover:underline"
      >
        {t('session.forgot')}
      </button>
    </div>
  );
}
