import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** The pages for people whose links are checked. */
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docs/*.md'];

/**
 * What a page names that is not there, with its line: files and anchors of its links, paths in backticks, and scripts of
 * npm.
 */
export function brokenLinks(root: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return globSync(pages, { cwd: root })
    .sort()
    .flatMap((page) => {
      const markdown = readFileSync(join(root, page), 'utf8');
      const prose = proseOf(markdown).flatMap(([line, text]) => [
        ...linksIn(text).flatMap((target) => (leads(root, page, target) ? [] : `${page}:${line} leads to ${target}`)),
        ...pathsIn(text).flatMap((path) => (isThere(root, path) ? [] : `${page}:${line} names ${path}`)),
      ]);
      const commands = [...markdown.matchAll(/npm run ([a-z][\w:-]*)/g)].flatMap(([command, name = '']) =>
        name in scripts ? [] : `${page} says ${command}`,
      );
      return [...prose, ...commands];
    });
}

/** The lines of a page with their numbers, without blocks of code. */
function proseOf(markdown: string): readonly (readonly [line: number, text: string])[] {
  let isCode = false;
  return markdown.split('\n').flatMap((text, index) => {
    const isFence = text.trimStart().startsWith('```');
    if (isFence) isCode = !isCode;
    return isFence || isCode ? [] : [[index + 1, text] as const];
  });
}

/** The targets of links and pictures that lead to files of the project. */
function linksIn(text: string): readonly string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

function leads(root: string, page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (relative('.', file).startsWith('..') || !existsSync(join(root, file))) return false;
  return anchor === undefined || anchorsOf(readFileSync(join(root, file), 'utf8')).has(anchor);
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, text] of proseOf(markdown)) {
    const heading = /^#{1,6} (.*)$/.exec(text)?.[1];
    if (heading === undefined) continue;
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    let name = anchor;
    for (let again = 1; anchors.has(name); again++) name = `${anchor}-${again}`;
    anchors.add(name);
  }
  return anchors;
}

/** The paths in backticks that begin at a folder of the sources. */
function pathsIn(text: string): readonly string[] {
  return [...text.matchAll(/`((?:src|e2e|openapi)\/[^`\s]*)`/g)].map(([, path = '']) => path);
}

/** Of a path with a part to fill in, as `src/server/handlers/<tag>.ts`, the folder before it has to be there. */
function isThere(root: string, path: string): boolean {
  const [fixed = ''] = path.split('<');
  if (fixed !== path) return existsSync(join(root, dirname(`${fixed}-`)));
  return path.includes('*') ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));
}

/** A code block with the file that it belongs to. */
interface CodeBlock {
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
