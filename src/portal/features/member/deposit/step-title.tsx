import type { ReactNode } from 'react';

/** The numbered title of a step. */
export function StepTitle({ step, children }: { readonly step: number; readonly children: ReactNode }) {
  return (
    <h3 className="flex items-center gap-2.5 text-[15px] font-semibold">
      <span
        aria-hidden="true"
        className="num grid size-5.5 flex-none place-items-center rounded-full bg-surface-3 text-xs font-bold text-text-2"
      >
        {step}
      </span>
      {children}
    </h3>
  );
}
