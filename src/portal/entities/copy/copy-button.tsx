import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  /** Shown in place of the label, where that has no room. */
  readonly shortLabel?: string | undefined;
  /** What is said once the text is copied. */
  readonly copied: string;
  readonly size?: 'sm' | 'md' | undefined;
};

/** Copies a text, where the page has a clipboard: only a secure page has one. */
export function CopyButton({ text, label, shortLabel, copied, size = 'md' }: CopyButtonProps) {
  const { t } = useTranslation();
  if (!navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(copied),
      () => toast.error(t('errors.unknown')),
    );
  return (
    <Button size={size} aria-label={shortLabel && label} title={shortLabel && label} onClick={() => void copy()}>
      <Copy size={size === 'sm' ? 14 : 18} aria-hidden="true" />
      {shortLabel ?? label}
    </Button>
  );
}
