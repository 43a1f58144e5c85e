import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The production server on a fresh data folder, which goes when the server goes. With `--guarded` its brand asks
 * every visitor to log in first.
 */
const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
process.env['DATA_DIR'] = join(folder, 'data');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

if (process.argv.includes('--guarded')) {
  const shipped = join(import.meta.dirname, '../src/server/config/lumo.json');
  const brand = JSON.parse(readFileSync(shipped, 'utf8')) as { settings: { loginedToHomePage: boolean } };
  brand.settings.loginedToHomePage = true;
  process.env['BRAND_FILE'] = join(folder, 'guarded.json');
  writeFileSync(process.env['BRAND_FILE'], JSON.stringify(brand));
}

await import('../src/tools/start.ts');
