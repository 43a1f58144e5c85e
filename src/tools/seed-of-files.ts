import { execFileSync } from 'node:child_process';

/** A number that changes with the committed files; any where git cannot say. */
export function seedOfFiles(): number {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8', stdio: 'pipe' });
    return Number.parseInt(tree.slice(0, 6), 16);
  } catch {
    return Math.floor(1_000_000 * Math.random());
  }
}
