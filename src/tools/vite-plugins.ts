import type { Plugin } from 'vite';

/** Throws if the portal uses an omitted part. */
const absent = `const absent = () => { throw new Error('This part of axios is not in the build'); };`;

/** Modules of axios that the portal does not use, with their replacements. */
const leftOut: Readonly<Record<string, string>> = {
  // Every browser has XMLHttpRequest, and axios prefers it.
  'adapters/fetch.js': 'export const getFetch = () => false;',
  // Bodies are JSON or a finished FormData, and `api/http.ts` writes queries by itself.
  'helpers/AxiosURLSearchParams.js': `${absent} export default absent;`,
  'helpers/formDataToJSON.js': `${absent} export default absent;`,
  'helpers/toFormData.js': `${absent} export default absent;`,
  'helpers/toURLEncodedForm.js': `${absent} export default absent;`,
  // Calls use no cookies.
  'helpers/cookies.js': `${absent} export default { read: absent, write: absent, remove: absent };`,
  // Uploads show the share that was sent, and no speed.
  'helpers/progressEventReducer.js': `${absent}
    export const progressEventReducer = (tell) => [({ loaded, total }) => tell({ progress: loaded / total }), () => {}];
    export const progressEventDecorator = absent, asyncDecorator = absent;`,
  // Queries are flat, and TypeScript checks the options of calls.
  'core/assertParamsAcyclic.js': 'export default () => {};',
  'helpers/validator.js': `const nothing = () => {};
    export default { assertOptions: nothing, validators: { transitional: nothing, spelling: nothing } };`,
  'core/InterceptorManager.js': 'export default class { forEach() {} }',
  // Public parts of axios that the portal does not use.
  'cancel/CancelToken.js': `${absent} export default absent;`,
  'helpers/HttpStatusCode.js': 'export default {};',
  'helpers/spread.js': `${absent} export default absent;`,
};

/**
 * axios keeps all its parts together in one object, so that no bundler can tell which are used. This leaves out
 * those that are not: with them the first load is more than 1.3 times the floor app's.
 */
export function slimAxios(): Plugin {
  const found = new Set<string>();
  return {
    name: 'slim-axios',
    apply: 'build',
    load: {
      filter: { id: /\/axios\/lib\// },
      handler(id) {
        const part = id.split('/axios/lib/').at(-1) ?? '';
        const code = leftOut[part];
        if (code === undefined) return null;
        found.add(part);
        return { code, map: null };
      },
    },
    buildEnd(error) {
      const gone = Object.keys(leftOut).filter((part) => !found.has(part));
      if (!error && gone.length > 0) throw new Error(`axios has no ${gone.join(', ')}: see to what is left out`);
    },
  };
}

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
