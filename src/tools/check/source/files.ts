import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

/** A file of the project with its syntax tree; the rules need no types. */
export interface Source {
  /** Relative to the project. */
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** Whether the file is a test or a test helper; such files may bypass the wrappers. */
export function isForTests(path: string): boolean {
  // The page of all parts is for developers alone, like the tests.
  return /\.(test|spec)\.tsx?$|\/testing(\/|\.tsx?$)|\/parts-page\.tsx$/.test(path);
}

/** Reads and parses the matching files, ordered by path. */
export async function readSources(root: string, patterns: readonly string[]): Promise<readonly Source[]> {
  const paths = await Array.fromAsync(glob([...patterns], { cwd: root, exclude: ['**/node_modules/**'] }));
  return Promise.all(
    paths.sort().map(async (path) => {
      const text = await readFile(join(root, path), 'utf8');
      return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
    }),
  );
}

/** Calls `visit` for every node of the file, outer nodes first. */
export function walk(source: Source, visit: (node: ts.Node) => void): void {
  const step = (node: ts.Node) => {
    visit(node);
    ts.forEachChild(node, step);
  };
  step(source.tree);
}

/** Formats an offence at a node as `path:line:column message`. */
export function at(source: Source, node: ts.Node, message: string): string {
  const { line, character } = source.tree.getLineAndCharacterOfPosition(node.getStart(source.tree));
  return `${source.path}:${line + 1}:${character + 1} ${message}`;
}
