import { below, elements, type Rule } from '../walk.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Parameters of one operation that have one name, such as a header and a part of the query, become one field in Go unless
 * `x-go-name` gives all but one of them another.
 */
export const distinctParameters: Rule = () => ({
  PathItem(node, context) {
    const item = { node, location: context.location };
    const shared = elements(context, item, 'parameters');
    for (const method of methods) {
      const operation = below(context, item, method);
      if (!operation) continue;
      const names = [...shared, ...elements(context, operation, 'parameters')].map(({ node: parameter }) =>
        String(parameter['x-go-name'] ?? parameter['name']).toLowerCase(),
      );
      const twice = names.find((name, at) => names.indexOf(name) !== at);
      if (twice === undefined) continue;
      const message = `Two parameters are called ${twice}: give one of them an \`x-go-name\`.`;
      context.report({ message, location: operation.location.key() });
    }
  },
});
