import type { ReactNode } from 'react';

/** Where the focus goes when a page begins. */
export const mainId = 'content';

type FrameMainProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** The main content of any frame: the skip link and every new page lead the focus to it. */
export function FrameMain({ className = '', children }: FrameMainProps) {
  return (
    <main id={mainId} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </main>
  );
}
