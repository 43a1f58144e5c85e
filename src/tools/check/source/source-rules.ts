import { readSources, type Source } from './files.ts';
import { lazyCode } from './lazy-code.ts';
import { literalText } from './literal-text.ts';
import { machinePaths } from './machine-paths.ts';
import { rawAccess } from './raw-access.ts';
import { requestPath } from './request-path.ts';
import { testTitles } from './test-titles.ts';

/** A rule over one file. */
type SourceRule = (source: Source) => readonly string[];

const rules: readonly SourceRule[] = [rawAccess, requestPath, lazyCode, literalText, testTitles];

/** The project's own source rules, one per file. */
export async function sourceRules(root: string): Promise<readonly string[]> {
  const sources = await readSources(root, ['{src,e2e,openapi}/**/*.{ts,tsx,js,mjs,cjs,css}', '*.{ts,js,mjs,cjs}']);
  return [...sources.flatMap((source) => rules.flatMap((rule) => rule(source))), ...(await machinePaths(root))];
}
