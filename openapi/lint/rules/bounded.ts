import type { Node, Rule } from '../walk.ts';

/** Strings have a maximum length, lists a maximum number of entries, numbers a minimum and a maximum. */
export const bounded: Rule = () => ({
  Schema(node, context) {
    const types = [node['type']].flat();
    if ('enum' in node || 'const' in node) return;
    const report = (message: string) => context.report({ message, location: context.location });
    if (types.includes('string') && !has(node, 'maxLength')) report('A string needs maxLength, enum or const.');
    if (types.includes('array') && !has(node, 'maxItems')) report('A list needs maxItems.');
    if (types.some((type) => type === 'integer' || type === 'number')) {
      if (!has(node, 'minimum')) report('A number needs minimum, enum or const.');
      if (!has(node, 'maximum')) report('A number needs maximum, enum or const.');
    }
  },
});

function has(node: Node, keyword: string): boolean {
  return typeof node[keyword] === 'number';
}
