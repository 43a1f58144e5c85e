/** Formats rows as a table, the first row as heading: Markdown for documents, aligned text for terminals. */
export function table(rows: readonly (readonly string[])[], { markdown = false } = {}): string {
  const [head, ...body] = rows;
  if (!head) return '';
  if (markdown) {
    const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    return [line(head), `|${head.map(() => '---').join('|')}|`, ...body.map(line)].join('\n');
  }
  // A text of several lines would look like several rows.
  const shown = rows.map((row) => row.map((cell) => cell.replaceAll(/\s*\n\s*/g, ' ')));
  const widths = head.map((_, column) => Math.max(...shown.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [first = [], ...others] = shown.map(line);
  return [first, widths.map((width) => '-'.repeat(width)).join('  '), ...others].join('\n');
}
