import type { Handler } from '../handler.ts';

export const listCountryCodes: Handler<'listCountryCodes'> = async (_, { brand }) => ({
  success: true,
  value: brand.countries,
});
