import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chapters } from './guide.ts';

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
