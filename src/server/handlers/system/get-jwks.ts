import type { Handler } from '../handler.ts';

export const getJwks: Handler<'getJwks'> = async (_request, { keys, brand }) => ({
  success: true,
  value: { keys: [...keys.published], required: brand.encryption.required },
});
