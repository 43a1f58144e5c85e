import type { Rule } from '../walk.ts';

/** Escapes that every dialect knows, with the same meaning in all of them. */
const portable = /^\\(?:[tnrf]|x[0-9A-Fa-f]{2}|[^A-Za-z0-9])/;

/** Any character at all, the only use of `\s` and `\S` that does not ask what white space is. */
const anything = '[\\s\\S]';

/**
 * A pattern means the same in every language. Some search a text for it and some match the whole text, so that it begins
 * with `^` and ends with `$`; what `\d`, `\w`, `\s` and `\b` are is another question in each, and RE2 has no `(?=`, no
 * references back and no `\u`.
 */
export const portablePattern: Rule = () => ({
  Schema({ pattern }, context) {
    if (typeof pattern !== 'string') return;
    const report = (message: string) => context.report({ message, location: context.location.child(['pattern']) });
    const plain = pattern.replaceAll(anything, '.');
    if (!isWhole(plain))
      report('A pattern is searched by some and matched by others: begin it with `^`, end it with `$`.');
    const dialect = [...plain.matchAll(/\\.[0-9A-Fa-f]{0,2}/gs)].find(([text]) => !portable.test(text));
    if (dialect) report(`\`${dialect[0].slice(0, 2)}\` is not the same in all dialects; list the characters.`);
    if (plain.includes('(?')) report('Not all dialects have groups that begin with `(?`.');
  },
});

/** Whether `^` and `$` hold for all of it, and not for the first and the last of several choices. */
function isWhole(pattern: string): boolean {
  if (!pattern.startsWith('^') || !/(?<!\\)(?:\\\\)*\$$/.test(pattern)) return false;
  // Without escapes, classes and groups, from the innermost, only what stands at the top is left.
  let rest = pattern.replaceAll(/\\./gs, '').replaceAll(/\[[^\]]*\]/g, '');
  while (/\([^()]*\)/.test(rest)) rest = rest.replaceAll(/\([^()]*\)/g, '');
  return !rest.includes('|');
}
