import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useModals } from '../../access/use-modals.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { onIntent } from '../../ui/intent.ts';
import { preloadModal } from '../modals/modal-layer.tsx';

/** Opens the search over all games; `/` does too, except in a text field or an open dialog. */
export function SearchButton() {
  const { t } = useTranslation();
  const { open } = useModals();
  const onKey = useStableCallback((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const writes =
      event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable]');
    if (writes || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open('search');
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  return (
    <IconButton
      label={t('shell.header.search')}
      aria-keyshortcuts="/"
      onClick={() => open('search')}
      {...onIntent(() => preloadModal('search'))}
    >
      <Search size={20} aria-hidden="true" />
    </IconButton>
  );
}
