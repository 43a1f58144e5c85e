import type { Plugin } from 'vite';

const mainScript = /\s*<script type="module" crossorigin src="([^"]*\/index-[^"]+)"><\/script>/;
const otherScripts = /\s*<script type="module" crossorigin src="[^"]+"><\/script>/g;
const starter = /<script src="([^"]*theme-init-[^"]+)">/;

/**
 * Lets the first picture in the page be painted before the portal's code is fetched and run: the page names its main
 * module to `theme-init.js`, which starts it in time.
 */
export function lateStart(): Plugin {
  return {
    name: 'late-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const main = mainScript.exec(html)?.[1];
        if (!main || !starter.test(html)) throw new Error('The page has no main module or nothing to start it');
        return html
          .replace(mainScript, '')
          .replaceAll(otherScripts, '')
          .replace(starter, `<script src="$1" data-main="${main}">`);
      },
    },
  };
}
