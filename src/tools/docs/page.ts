import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Node } from '../check/gate/document.ts';
import { run } from '../run.ts';
import { pageStyle } from './theme.ts';

/** What Redoc does beyond its defaults. */
const options = { showExtensions: ['x-encrypted'], hideDownloadButtons: true, jsonSamplesExpandLevel: 4 };

/** Addresses that Redoc's program calls by itself, for its logo and to count its users, and what stands there instead. */
const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="46" height="14"><text y="11" font-family="sans-serif" font-size="11" fill="#808094">Redocly</text></svg>')}`;
const callsHome: Readonly<Record<string, string>> = {
  'https://cdn.redoc.ly/redoc/logo-mini-full.svg': logo,
  'https://cdn.redoc.ly/redoc/logo-mini.svg': logo,
  'https://otel.cloud.redocly.com/v1/traces': 'data:,',
};

/** Writes the reference page: one file with all that it needs, which asks nobody for anything. */
export async function writePage(document: Node, root: string, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-docs-'));
  try {
    const [source, template, made] = ['openapi.json', 'template.hbs', 'page.html'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    await writeFile(source, JSON.stringify(document));
    await writeFile(template, await pageTemplate(root));
    const args = ['build-docs', source, '--inlineBundle', '--template', template, '--output', made];
    await run('redocly', [...args, '--openapi', JSON.stringify(options)], { cwd: root });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, withPolicy(sealed(await readFile(made, 'utf8'))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes from the page every address that it would call by itself. A Redoc that calls others must be looked at anew. */
export function sealed(html: string): string {
  const missing = Object.keys(callsHome).filter((address) => !html.includes(address));
  if (missing.length > 0) throw new Error(`Redoc no longer calls ${missing.join(', ')}: see what it calls instead`);
  const page = Object.entries(callsHome).reduce((text, [address, own]) => text.replaceAll(address, own), html);
  const outside = /<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)="(?:https?:)?\/\/[^"]*"/.exec(
    page.replace(/<script[\s\S]*?<\/script>/g, opening),
  );
  if (outside) throw new Error(`The reference page would load ${outside[0]}`);
  return page;
}

/** States in the page what it may do: run its own scripts, by their hashes, and show what it carries; nothing else. */
export function withPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  const policy = [
    "default-src 'none'",
    `script-src ${[...new Set(hashes)].join(' ')}`,
    // Redoc writes its styles while it runs.
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return html.replace('<head>', () => `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

function opening(script: string): string {
  return script.slice(0, script.indexOf('>') + 1);
}

async function pageTemplate(root: string): Promise<string> {
  const icon = await readFile(join(root, 'src/portal/public/icon.svg'), 'utf8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{{title}}, the contract</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
{{{redocHead}}}
<style>${await pageStyle(root)}</style>
</head>
<body>{{{redocHTML}}}</body>
</html>
`;
}
