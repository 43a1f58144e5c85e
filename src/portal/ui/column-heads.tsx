type ColumnHeadsProps = { readonly heads: readonly string[] };

/** The head row of a plain table: the first column has names, the others figures. */
export function ColumnHeads({ heads }: ColumnHeadsProps) {
  return (
    <thead>
      <tr className="border-b border-line text-right text-xs text-text-3">
        {heads.map((head) => (
          <th key={head} scope="col" className="py-2 font-medium first:text-left">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
