/** A fact shown before and after a money form. */
export type Fact = { readonly label: string; readonly value: string };

/** Facts in rows, with their values at the right in tabular figures. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-sm text-text-2">{label}</dt>
          <dd className="num text-right wrap-anywhere text-text-1">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
