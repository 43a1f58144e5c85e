import { isNode, type Location, type Rule } from '../walk.ts';

/** A schema of its own, in the contract's files or in the bundle. */
const named = /^#\/(?:components\/schemas\/)?([A-Za-z0-9]+)$/;

/**
 * No schema has the name that generators give to the type of a property: the one of `Promotion.summary` is
 * `PromotionSummary`. Only texts and objects that are written in place become such types.
 */
export const distinctTypes: Rule = () => {
  const schemas = new Set<string>();
  const fields = new Map<string, { readonly title: string; readonly location: Location }>();
  return {
    Schema(node, context) {
      const [, name] = named.exec(context.location.pointer) ?? [];
      if (name === undefined) return;
      schemas.add(name);
      const properties = isNode(node['properties']) ? node['properties'] : {};
      for (const [field, value] of Object.entries(properties)) {
        if (!isNode(value) || ![value['type']].flat().some((type) => type === 'string' || type === 'object')) continue;
        const location = context.location.child(['properties', field]);
        fields.set(name + field.charAt(0).toUpperCase() + field.slice(1), { title: `${name}.${field}`, location });
      }
    },
    Root: {
      leave(_node, context) {
        for (const [type, { title, location }] of fields) {
          if (!schemas.has(type)) continue;
          context.report({ message: `The type of ${title} would be ${type}, which is another schema.`, location });
        }
      },
    },
  };
};
