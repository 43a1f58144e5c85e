import { useTranslation } from 'react-i18next';
import { mainId } from './frame-main.tsx';

/** The first tab stop: skips everything that every page has. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href={`#${mainId}`}
      onClick={(event) => {
        // Adds no history entry.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-gate focus:rounded-md focus:bg-surface-pop focus:px-4 focus:py-2.5 focus:font-semibold"
    >
      {t('shell.skipLink')}
    </a>
  );
}
