import { readFileSync } from 'node:fs';
import type { Rule } from '../walk.ts';

const list = new URL('../../../e2e/requirements.md', import.meta.url);

/** Every operation names its requirements, and the list has each of them. */
export const knownRequirements: Rule = () => {
  const known = new Set(readFileSync(list, 'utf8').match(/(?<=^\| *)[A-Z0-9]+-\d+(?= *\|)/gm));
  return {
    Operation(node, context) {
      const ids = node['x-requirements'];
      if (!Array.isArray(ids) || ids.length === 0) {
        context.report({ message: 'x-requirements is missing.', location: context.location });
        return;
      }
      for (const [index, id] of ids.entries()) {
        if (known.has(String(id))) continue;
        context.report({
          message: `${String(id)} is not in e2e/requirements.md.`,
          location: context.location.child(['x-requirements', index]),
        });
      }
    },
  };
};
