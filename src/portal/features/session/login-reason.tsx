import { CircleCheck, Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../../lib/cn.ts';

let isPasswordNew = false;

/** Makes the next login explain that the password was changed (PASSWORD-04). */
export function notePasswordChange(): void {
  isPasswordNew = true;
}

/** The reason for a login that the user did not begin, above its form. */
export function LoginReason({ demanded }: { readonly demanded: boolean }) {
  const { t } = useTranslation();
  const [changed] = useState(isPasswordNew);
  // Clears the reason only after the commit: React may drop a render that nobody saw.
  useEffect(() => {
    isPasswordNew = false;
  }, []);
  if (!changed && !demanded) return null;
  const Icon = changed ? CircleCheck : Info;
  return (
    <p
      role="status"
      className={cn('flex gap-2.5 rounded-md px-3.5 py-2.5 text-sm', changed ? 'bg-success-soft' : 'bg-info-soft')}
    >
      <Icon size={18} aria-hidden="true" className={cn('mt-px flex-none', changed ? 'text-success' : 'text-info')} />
      {changed ? t('session.passwordChanged') : t('session.loginFirst')}
    </p>
  );
}
