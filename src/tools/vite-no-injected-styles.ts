import type { Plugin } from 'vite';

const injection = /^__insertCSS\(/m;

/**
 * sonner writes a style element into the page as it loads, which the content security policy forbids. Its styles are
 * imported as a file instead, and this takes the injection out.
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
