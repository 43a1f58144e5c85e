import { below, elements, entries, type Rule } from '../walk.ts';

/** Fields that must not travel in the clear. */
const secret = /password|totpCode/i;

/**
 * Operations whose body has a secret are marked (E). They, and they alone, take `oneOf [the plain body,
 * EncryptedPayload]`, in that order.
 */
export const encryptedBody: Rule = () => ({
  Operation(node, context) {
    const operation = { node, location: context.location };
    const schema = below(context, operation, 'requestBody', 'content', 'application/json', 'schema');
    const branches = schema ? elements(context, schema, 'oneOf') : [];
    const offered = branches.some(({ name }) => name === 'EncryptedPayload');
    const plainBody = branches[0] ?? schema;
    const hasSecret =
      plainBody !== undefined && entries(context, plainBody, 'properties').some(([name]) => secret.test(name));
    if (hasSecret !== (node['x-encrypted'] === true)) {
      context.report({
        message: hasSecret
          ? 'A body with a password must be encrypted: x-encrypted: true.'
          : 'Only a body with a secret is encrypted; this one has none.',
        location: context.location.key(),
      });
    }
    if (node['x-encrypted'] === true) {
      const [plain, encrypted, ...rest] = branches;
      if (plain?.name && plain.name !== 'EncryptedPayload' && encrypted?.name === 'EncryptedPayload' && !rest.length)
        return;
      context.report({
        message: 'The body of an (E) operation must be oneOf [the plain schema, EncryptedPayload].',
        location: schema?.location ?? context.location,
      });
    } else if (offered && schema) {
      context.report({
        message: 'An operation that takes an EncryptedPayload must say x-encrypted: true.',
        location: schema.location,
      });
    }
  },
});
