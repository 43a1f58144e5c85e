import { execFileSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Builds what `npm pack` packs: plain JavaScript, with the contract beside it, where the program looks for one. */
const here = import.meta.dirname;
const root = join(here, '../..');
const build = join(here, 'build');
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

rmSync(build, { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', join(here, 'tsconfig.json'), '--outDir', build], { stdio: 'inherit' });
copyFileSync(join(root, 'generated/openapi.yaml'), join(build, 'openapi.yaml'));
copyFileSync(join(root, 'LICENSE'), join(build, 'LICENSE'));
