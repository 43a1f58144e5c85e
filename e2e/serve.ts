import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The production server on a fresh data folder, which goes when the server goes. */
const folder = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
process.env['DATA_DIR'] = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

await import('../src/tools/start.ts');
