import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A home folder. */
const personal = /(?<![\w.])\/(?:home|Users)\/[a-z][\w.-]*\/|[A-Z]:\\Users/;

/** The lock file names no registry host, and no file names a home folder. */
export async function machinePaths(root: string): Promise<readonly string[]> {
  const files = glob(['{src,e2e,openapi,.ci}/**/*', '*', '.*'], { cwd: root, withFileTypes: true });
  const offences: string[] = [];
  for await (const entry of files) {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (!entry.isFile() || /(^|\/)node_modules\//.test(path) || /\.(png|jpg|webp|woff2|ico)$/.test(path)) continue;
    const lines = (await readFile(join(root, path), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      const message = offence(path, line, root);
      if (message) offences.push(`${path}:${index + 1}:1 ${message}`);
    }
  }
  return offences;
}

function offence(path: string, line: string, root: string): string | undefined {
  if (path === 'package-lock.json' && /"resolved"|https?:[^"]*\.tgz/.test(line)) {
    return 'the lock file names a host: install with omit-lockfile-registry-resolved';
  }
  return line.includes(`${root}/`) || personal.test(line) ? "a path of someone's machine" : undefined;
}
