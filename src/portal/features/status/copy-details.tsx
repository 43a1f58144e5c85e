import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Fact } from './facts.tsx';

/** Copies what customer service will ask for. */
export function CopyDetails({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useTranslation();
  // Only a secure page has a clipboard.
  if (!navigator.clipboard) return null;

  function copy() {
    const text = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('status.copied')),
      () => toast.error(t('errors.unknown')),
    );
  }

  return (
    <Button size="lg" onClick={copy}>
      <Copy size={18} aria-hidden="true" />
      {t('status.copy')}
    </Button>
  );
}
