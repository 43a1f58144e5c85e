/** A code block with the file that it belongs to. */
export interface CodeBlock {
  readonly path: string;
  readonly code: string;
}

/** The code blocks of a Markdown section that name a file: ```` ```tsx src/portal/page.tsx ````. */
export function codeBlocks(markdown: string, heading: string): readonly CodeBlock[] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [own = ''] = section.split(/\n#{2,3} /);
  return [...own.matchAll(/^```\w+ (\S+)\n(.*?)^```$/gms)].map(([, path = '', code = '']) => ({ path, code }));
}

/** Inserts lines at the beginning of the exported object. */
export function addToObject(source: string, lines: string): string {
  const begin = /^export const \w+.* = \{\n/m.exec(source);
  if (begin === null) throw new Error('There is no exported object to add to.');
  const at = begin.index + begin[0].length;
  return source.slice(0, at) + lines + source.slice(at);
}
