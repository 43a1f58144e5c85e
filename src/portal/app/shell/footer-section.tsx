import type { ReactNode } from 'react';

/** A section of the footer under its heading. */
export function FooterSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2.5 font-semibold text-text-1">{title}</h2>
      {children}
    </section>
  );
}
