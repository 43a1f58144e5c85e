import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** Copies the link of the app, so that the visitor can send it to another device. */
export function CopyLink({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  // Only a secure page has a clipboard, as nearly all are: the server leaves room for the button.
  if (isHydrated && !navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t('download.copied')),
      () => toast.error(t('errors.unknown')),
    );
  return (
    <Button onClick={() => void copy()}>
      <Copy size={18} aria-hidden="true" />
      {t('download.copy')}
    </Button>
  );
}
