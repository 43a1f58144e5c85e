import type { Plugin } from 'vite';

const injection = /^__insertCSS\(/m;

/**
 * sonner injects a style element when it loads, which the content security policy forbids. This removes the injection; the
 * portal imports the styles as a file.
 */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        if (!injection.test(code)) throw new Error('sonner no longer injects its styles: this plugin can go');
        return { code: code.replace(injection, 'void ('), map: null };
      },
    },
  };
}
