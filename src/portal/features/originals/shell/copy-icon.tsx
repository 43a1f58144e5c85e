import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { toast } from '#portal/ui/toast.ts';

type CopyIconProps = { readonly text: string; readonly label: string };

/** Copies a text, where the page has a clipboard: only a secure page has one. */
export function CopyIcon({ text, label }: CopyIconProps) {
  const { t } = useTranslation();
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('originals.fairness.copied')),
      () => toast.error(t('errors.unknown')),
    );
  return (
    <IconButton size="sm" label={label} onClick={() => void copy()}>
      <Copy size={16} aria-hidden="true" />
    </IconButton>
  );
}
