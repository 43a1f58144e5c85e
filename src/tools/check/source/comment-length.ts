import ts from 'typescript';
import { type Source, walk } from './files.ts';

const limit = 20;

/** Instructions to tools, which have words of their own. */
const directive = /^(biome-ignore|@|eslint|prettier|v8 ignore|Stryker|<reference)/;

/**
 * A comment has at most 20 words. The docstring of an exported declaration may be longer, but none of its sentences. It
 * lists its errors after `Failures:` at any length.
 */
export function commentLength(source: Source): readonly string[] {
  if (!/\.(ts|tsx|js|mjs|cjs)$/.test(source.path)) return [];
  return commentsOf(source).flatMap(({ line, text, isPublic }) => {
    const parts = isPublic ? text.replace(/Failures?: .*$/, '').split(/(?<=[.:;!?])\s+/) : [text];
    const words = Math.max(...parts.map(countWords));
    const what = isPublic ? 'a sentence of the docstring' : 'the comment';
    return words > limit ? [`${source.path}:${line}:1 ${what} has ${words} words, at most ${limit} are allowed`] : [];
  });
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

interface Comment {
  readonly line: number;
  /** Without its marks, in one line. */
  readonly text: string;
  /** Whether it is the docstring of an exported declaration. */
  readonly isPublic: boolean;
}

/** The comments of a file; `//` lines below each other are one. */
function commentsOf(source: Source): readonly Comment[] {
  const { text, tree } = source;
  const lineOf = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  const blocks: { start: number; end: number }[] = [];
  for (const { pos, end } of rangesOf(source)) {
    const last = blocks.at(-1);
    const isOwnLine = text.slice(text.lastIndexOf('\n', pos) + 1, pos).trim() === '';
    const continues = last && isOwnLine && isLine(text, pos) && isLine(text, last.start);
    if (continues && lineOf(pos) === lineOf(last.end) + 1) last.end = end;
    else blocks.push({ start: pos, end });
  }
  return blocks.map(({ start, end }) => ({
    line: lineOf(start) + 1,
    text: wordsOf(text.slice(start, end)),
    isPublic: text.startsWith('/**', start) && /^export\b/.test(text.slice(end).trimStart()),
  }));
}

function isLine(text: string, position: number): boolean {
  return text.startsWith('//', position);
}

function wordsOf(comment: string): string {
  const lines = comment.replace(/\*\/$/, '').split('\n');
  const words = lines.map((line) => line.replace(/^\s*(\/\*\*?|\/\/|\*)/, '').trim());
  return words
    .filter((line) => !directive.test(line))
    .join(' ')
    .trim();
}

/** Where the comments stand, in order. */
function rangesOf(source: Source): readonly ts.CommentRange[] {
  const found = new Map<number, ts.CommentRange>();
  const take = (ranges: readonly ts.CommentRange[] = []) => {
    for (const range of ranges) found.set(range.pos, range);
  };
  walk(source, (node) => {
    // The children of a node with text of its own are no tokens.
    for (const part of [node, ...(ts.isJsxText(node) ? [] : node.getChildren(source.tree))]) {
      if (ts.isJsxText(part)) continue;
      take(ts.getLeadingCommentRanges(source.text, part.getFullStart()));
      take(ts.getTrailingCommentRanges(source.text, part.getEnd()));
    }
  });
  return [...found.values()].sort((one, other) => one.pos - other.pos);
}
