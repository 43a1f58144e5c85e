import { useTranslation } from 'react-i18next';
import { Checkbox } from '#portal/ui/checkbox.tsx';

type AcceptListProps = {
  readonly hash: string;
  readonly isAccepted: boolean;
  readonly onChange: (isAccepted: boolean) => void;
};

/** The consent to the end of the listed contracts, with a short code that changes with the list (CONTRACT-06). */
export function AcceptList({ hash, isAccepted, onChange }: AcceptListProps) {
  const { t } = useTranslation();
  const code = hash.slice(0, 8).toUpperCase();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Checkbox checked={isAccepted} onChange={(event) => onChange(event.target.checked)}>
        {t('contracts.haveRead')}
      </Checkbox>
      <span className="text-xs text-text-3">
        {t('contracts.listCode')}{' '}
        <span className="num font-semibold text-text-2">
          {code.slice(0, 4)} {code.slice(4)}
        </span>
      </span>
    </div>
  );
}
