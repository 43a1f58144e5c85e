import type { Source } from './files.ts';

const limit = 300;

/** A file has at most 300 lines. */
export function fileLength({ path, text }: Source): readonly string[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > limit ? [`${path}:${limit + 1}:1 the file has ${lines} lines, at most ${limit} are allowed`] : [];
}
