import { elements, follow, type Rule } from '../walk.ts';

/** A paged list declares the fields of its order in `x-sort`; an empty list means that rows do not show the order. */
export const declaredOrder: Rule = () => ({
  PathItem(node, context) {
    const operation = follow(context, node['get'], context.location.child(['get']));
    if (!operation) return;
    const paged = elements(context, operation, 'parameters').some(
      ({ node: parameter }) => parameter['name'] === 'pageNo',
    );
    if (paged && !Array.isArray(operation.node['x-sort'])) {
      context.report({
        message: 'A paged list needs `x-sort`, the fields of its order.',
        location: operation.location.key(),
      });
    }
  },
});
