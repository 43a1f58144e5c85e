import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Vite leaves a classic script of the page where it stands and does not ship it. The theme must be set by such a
 * script (a module would run after the first paint), so this emits it as a hashed file like every other.
 */
export function classicScript(source: string): Plugin[] {
  const name = basename(source);
  const tag = new RegExp(`<script src="[^"]*${name}"></script>`);
  const marker = `<!--${name}-->`;
  return [
    {
      name: 'classic-script:take',
      apply: 'build',
      async buildStart() {
        const code = await readFile(join(import.meta.dirname, '../portal', source), 'utf8');
        this.emitFile({ type: 'asset', name, source: code });
      },
      transformIndexHtml: { order: 'pre', handler: (html) => html.replace(tag, marker) },
    },
    {
      name: 'classic-script:put',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle }) {
          const file = Object.values(bundle ?? {}).find((f) => f.type === 'asset' && f.names.includes(name));
          if (!file) throw new Error(`${source} was not emitted`);
          return html.replace(marker, `<script src="/${file.fileName}"></script>`);
        },
      },
    },
  ];
}
