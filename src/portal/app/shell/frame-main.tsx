import type { ReactNode } from 'react';

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
