import { below, entries, type Placed, type Rule } from '../walk.ts';

/** Every JSON answer is an envelope: 2xx an object with `success: const true`, 4xx and 5xx `ErrorEnvelope`. */
export const envelope: Rule = () => ({
  Operation(node, context) {
    for (const [status, response] of entries(context, { node, location: context.location }, 'responses')) {
      const schema = below(context, response, 'content', 'application/json', 'schema');
      if (!schema) {
        context.report({ message: `Answer ${status} has no JSON schema.`, location: response.location });
      } else if (status.startsWith('2')) {
        const success = below(context, schema, 'properties', 'success');
        if (success?.node['const'] !== true || !requires(schema, 'success')) {
          context.report({
            message: `Answer ${status} is no envelope: it must require \`success\` with \`const: true\`.`,
            location: schema.location,
          });
        }
      } else if (schema.name !== 'ErrorEnvelope') {
        context.report({ message: `Answer ${status} must be an \`ErrorEnvelope\`.`, location: schema.location });
      }
    }
  },
});

function requires(schema: Placed, property: string): boolean {
  const required = schema.node['required'];
  return Array.isArray(required) && required.includes(property);
}
