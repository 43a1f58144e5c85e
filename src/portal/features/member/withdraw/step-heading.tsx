import type { ReactNode } from 'react';

type StepHeadingProps = { readonly number: number; readonly title: string; readonly aside?: ReactNode };

/** The heading of a numbered part of a form. */
export function StepHeading({ number, title, aside }: StepHeadingProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span
        aria-hidden="true"
        className="num grid size-5.5 flex-none place-items-center rounded-full bg-surface-3 text-xs font-bold text-text-2"
      >
        {number}
      </span>
      <h3 className="text-[15px] font-semibold">{title}</h3>
      {aside && <span className="ml-auto text-xs text-text-2">{aside}</span>}
    </div>
  );
}
