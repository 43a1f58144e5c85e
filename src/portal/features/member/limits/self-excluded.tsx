import { useTranslation } from 'react-i18next';
import { useSite } from '#portal/access/site.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';

/** What holds after a self-exclusion. The address names its end. */
export function SelfExcluded({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [address] = useAddress();
  const dates = useDates();
  const helpLine = useSite()?.brand.helpLine;
  const until = Date.parse(address.get('selfExcluded') ?? '');
  return (
    <ConfirmDialog
      title={t('member.limits.exclusion.doneTitle')}
      body={
        <div className="grid gap-2">
          <p className="font-semibold text-text-1">
            {Number.isNaN(until)
              ? t('member.limits.exclusion.doneForever')
              : t('member.limits.exclusion.doneUntil', { time: dates.write(until) })}
          </p>
          <p>{t('member.limits.exclusion.doneBody')}</p>
          {helpLine && <p>{t('member.limits.exclusion.helpLine', { helpLine })}</p>}
        </div>
      }
      confirmLabel={t('common.close')}
      onCancel={onClose}
      onConfirm={onClose}
    />
  );
}
