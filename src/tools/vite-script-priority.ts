import type { Plugin } from 'vite';

const tag = '<script type="module"';

/** Gives the portal's script a low priority, because the server's markup needs styles and fonts first. */
export function lowScriptPriority(): Plugin {
  return {
    name: 'low-script-priority',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(tag)) throw new Error('The page has no module script: its priority cannot be set');
        return html.replace(tag, `${tag} fetchpriority="low"`);
      },
    },
  };
}
