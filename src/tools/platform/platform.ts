import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allowed } from './allowed.ts';
import { scriptFeatures, type Use } from './script-features.ts';
import { styleFeatures } from './style-features.ts';
import { compatData, lackingAt } from './support.ts';

/** `npm run platform`: finds what the built files use of the platform that a browser of the floor lacks. */
async function platform(root: string): Promise<readonly string[]> {
  const data = compatData();
  const lacking = lackingAt(root);
  const readers = { js: scriptFeatures(data, lacking), css: styleFeatures(data, lacking) };
  const uses = new Map<string, Use & { readonly files: string[] }>();
  const files = await Array.fromAsync(glob('build/{portal,server/sandbox-page}/**/*.{js,css}', { cwd: root }));
  for (const file of files) {
    const code = await readFile(join(root, file), 'utf8');
    for (const use of readers[file.endsWith('.js') ? 'js' : 'css'](code)) {
      const known = uses.get(use.feature);
      if (known) known.files.push(file);
      else uses.set(use.feature, { ...use, files: [file] });
    }
  }
  if (files.length === 0) return ['There is nothing built: run `npm run build` first.'];
  const above = [...uses.values()]
    .filter(({ feature }) => !allowed.has(feature))
    .map((use) => `${use.feature} is above the floor (${use.lacking.join(', ')}): ${use.files.join(', ')}`);
  const unused = [...allowed.keys()]
    .filter((feature) => !uses.has(feature))
    .map((feature) => `${feature} is allowed in src/tools/platform/allowed.ts and no longer used`);
  console.log(`${files.length} files, ${uses.size} features above the floor, ${above.length} of them not allowed`);
  return [...above, ...unused];
}

const offences = await platform(process.cwd());
for (const line of offences) console.error(line);
if (offences.length > 0) process.exitCode = 1;
