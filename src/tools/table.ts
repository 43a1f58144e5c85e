/** Formats rows as a table, the first row as heading: Markdown for documents, aligned text for terminals. */
export function table(rows: readonly (readonly string[])[], { markdown = false } = {}): string {
  const [head, ...body] = rows;
  if (!head) return '';
  if (markdown) {
    const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    return [line(head), `|${head.map(() => '---').join('|')}|`, ...body.map(line)].join('\n');
  }
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}
