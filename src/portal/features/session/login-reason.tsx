import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Why a login is asked for that the user did not begin. */
export function LoginReason() {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex gap-2.5 rounded-md bg-info-soft px-3.5 py-2.5 text-sm">
      <Info size={18} aria-hidden="true" className="mt-px text-info" />
      {t('session.loginFirst')}
    </p>
  );
}
