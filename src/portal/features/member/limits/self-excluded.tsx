import { useTranslation } from 'react-i18next';
import { useSite } from '#portal/access/site.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';

/** What holds after a break or a self-exclusion has begun. The address names which, and its end. */
export function SelfExcluded({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [address] = useAddress();
  const dates = useDates();
  const helpLine = useSite()?.brand.helpLine;
  const kind = address.get('selfExcluded.kind') === 'break' ? 'break' : 'exclusion';
  const until = Date.parse(address.get('selfExcluded') ?? '');
  return (
    <ConfirmDialog
      title={t(`member.limits.${kind}.doneTitle`)}
      body={
        <div className="grid gap-2">
          <p className="font-semibold text-text-1">
            {Number.isNaN(until)
              ? t('member.limits.away.forGood')
              : t('member.limits.away.until', { time: dates.write(until) })}
          </p>
          <p>{t(`member.limits.${kind}.doneBody`)}</p>
          {helpLine && <p>{t('member.limits.away.helpLine', { helpLine })}</p>}
        </div>
      }
      confirmLabel={t('common.close')}
      onCancel={onClose}
      onConfirm={onClose}
    />
  );
}
