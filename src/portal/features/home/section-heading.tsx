import type { ReactNode } from 'react';

type SectionHeadingProps = {
  readonly title: string;
  /** Content at the end of the line. */
  readonly children?: ReactNode | undefined;
};

/** The line above a section of the home page. */
export function SectionHeading({ title, children }: SectionHeadingProps) {
  return (
    <div className="mb-3 flex h-8 items-center gap-2.5">
      <h2 className="title">{title}</h2>
      {children && <div className="ml-auto flex items-center gap-1.5">{children}</div>}
    </div>
  );
}
