import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { toast } from '#portal/ui/toast.ts';

type CopyRowProps = {
  readonly label: string;
  readonly value: string;
  /** The copied text, where it is not the shown one. */
  readonly text?: string;
};

/** A value of the payment with a button that copies it. */
export function CopyRow({ label, value, text = value }: CopyRowProps) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('deposit.copied', { what: label })),
      () => toast.error(t('errors.unknown')),
    );
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-surface-2 py-2 pr-2.5 pl-3.5">
      <dl className="min-w-0">
        <dt className="text-xs text-text-3">{label}</dt>
        <dd className="num wrap-anywhere">{value}</dd>
      </dl>
      {/* Only a secure page has a clipboard. */}
      {navigator.clipboard && (
        <IconButton size="sm" label={t('deposit.copy', { what: label })} onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
