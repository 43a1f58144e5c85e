import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useModals } from '../../access/use-modals.ts';
import { Button } from '../../ui/button.tsx';

/** Searches for the same words in all lobbies. */
export function SearchAllButton({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  const { open } = useModals();
  return (
    <Button size="sm" variant="outline" onClick={() => open('search', {}, words)}>
      <Search size={16} aria-hidden="true" />
      {t('lobbies.searchAll')}
    </Button>
  );
}
