import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The element that receives the focus when a page begins. */
export const mainId = 'content';

type FrameMainProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** The main content of any frame. The skip link and every new page move the focus to it. */
export function FrameMain({ className = '', children }: FrameMainProps) {
  return (
    <main id={mainId} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </main>
  );
}

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
