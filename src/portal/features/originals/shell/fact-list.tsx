import type { ReactNode } from 'react';

export type GameFact = { readonly label: string; readonly value: ReactNode };

/** Facts about a bet in an inset box, their values in tabular figures. */
export function FactList({ facts }: { readonly facts: readonly GameFact[] }) {
  return (
    <dl className="grid rounded-md bg-surface-2 px-3.5 py-2 light:bg-surface-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex min-h-7.5 items-center justify-between gap-3 text-sm">
          <dt className="text-text-2">{label}</dt>
          <dd className="num text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
