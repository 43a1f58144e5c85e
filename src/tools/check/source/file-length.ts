import type { Source } from './files.ts';

const limit = 300;

/** A file over 300 lines wants to be two. */
export function fileLength({ path, text }: Source): readonly string[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > limit ? [`${path}:${limit + 1}:1 the file has ${lines} lines, at most ${limit} are allowed`] : [];
}
