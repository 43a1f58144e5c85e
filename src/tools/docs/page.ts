import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Node } from '../check/gate/document.ts';
import { run } from '../run.ts';
import { chapters } from './guide.ts';

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

/** Redoc's own names for what the portal has tokens for. */
const names: Readonly<Record<string, string>> = {
  '--bg-color': 'surface-1',
  '--bg-color-raised': 'surface-2',
  '--bg-color-tonal': 'surface-0',
  '--layer-color': 'surface-2',
  '--layer-color-hover': 'surface-3',
  '--text-color-primary': 'text-1',
  '--text-color-secondary': 'text-2',
  '--text-color-description': 'text-3',
  '--border-color-primary': 'border-strong',
  '--border-color-secondary': 'border',
  '--link-color-primary': 'brand-text',
  '--link-color-primary-hover': 'brand-text',
  '--link-color-visited': 'brand-text',
  '--sidebar-bg-color': 'surface-0',
  '--menu-item-bg-color-active': 'brand-soft',
  '--menu-item-bg-color-hover': 'surface-3',
};

/** The page's own style: the colours of the portal's tokens in Redoc's names, and the shape of the guide. */
export async function pageStyle(root: string): Promise<string> {
  const tokens = await readFile(join(root, 'src/portal/theme/tokens.css'), 'utf8');
  const colours = (['light', 'dark'] as const).map((theme) => {
    const token = tokensOf(tokens, theme);
    return `html:root.${theme}{color-scheme:${theme};${Object.entries(names)
      .map(([name, from]) => `${name}:${token(from)}`)
      .join(';')}}`;
  });
  const guide = chapters.map((name) => `[data-section-id^="/${name}"]`).join(',');
  return [
    'body{margin:0;padding:0}',
    'html:root{--font-family-base:"Be Vietnam Pro",system-ui,-apple-system,"Segoe UI",sans-serif}',
    ...colours,
    // The guide has no samples beside it, so its text may be as wide as the page.
    `:is(${guide}) [data-testid=middle-panel]{width:100%;max-width:1100px}`,
    `:is(${guide}) [data-testid=right-panel]{display:none}`,
    `:is(${guide}) td code{white-space:nowrap}`,
    '[data-component-name="Markdown/Markdown"] a{text-decoration-color:currentColor}',
    '.entities{overflow-x:auto;margin:8px 0 16px}',
    '.entities rect{fill:var(--layer-color);stroke:var(--border-color-primary)}',
    '.entities text{font:12px var(--font-family-monospaced,monospace);fill:var(--text-color-primary)}',
    '.entities path{fill:none;stroke:var(--text-color-secondary);stroke-opacity:.6}',
    '.entities .guest rect{fill:none;stroke-dasharray:4 3}',
  ].join('\n');
}

/** Looks a token up in the block of a theme. */
function tokensOf(css: string, theme: 'light' | 'dark'): (name: string) => string {
  const block = css.slice(css.lastIndexOf(`[data-theme="${theme}"]`));
  return (name) => {
    const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(block.slice(0, block.indexOf('\n}')))?.[1];
    if (value === undefined) throw new Error(`src/portal/theme/tokens.css has no --${name} for ${theme}`);
    return value;
  };
}
