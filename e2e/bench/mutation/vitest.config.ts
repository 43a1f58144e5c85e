import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import type { Vite } from 'vitest/node';
import config from '../../../vitest.config.ts';
import { FastFirst } from './fast-first.ts';
import { warmPool } from './warm-worker.ts';

const root = join(import.meta.dirname, '../../..');
/** The test files that judge the mutants. */
const chosen = new Set(globSync((process.env['MUTATION_TESTS'] ?? '').split(' '), { cwd: root }));

const warmServer: Vite.Plugin = {
  name: 'warm-server',
  // Stryker sets the pool, so this replaces it when the options are settled.
  configureVitest({ project }) {
    if (project.name === 'server') Object.assign(project.config, { pool: warmPool.name, poolRunner: warmPool });
  },
};

/** The project's test configuration, limited to these files and without a report. */
export default defineConfig({
  root,
  plugins: [warmServer],
  test: {
    reporters: [{}],
    sequence: { sequencer: FastFirst },
    projects: config.test?.projects?.flatMap((each) => limited(inline(each))) ?? [],
  },
});

/** The project with those of its files that are chosen; nothing without any. */
function limited({ test, ...project }: TestProjectInlineConfiguration): readonly TestProjectInlineConfiguration[] {
  const own = globSync(test?.include ?? [], { cwd: root, exclude: test?.exclude ?? [] });
  const include = own.filter((file) => chosen.has(file));
  return include.length > 0 ? [{ ...project, test: { ...test, include } }] : [];
}

function inline(project: unknown): TestProjectInlineConfiguration {
  if (typeof project !== 'object' || project === null) throw new Error('a project of vitest.config.ts is no object');
  return project;
}
