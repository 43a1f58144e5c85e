import { countriesFor } from '../../domain/system/domains.ts';
import type { Handler } from '../handler.ts';

export const listCountryCodes: Handler<'listCountryCodes'> = async ({ visitor }, { brand }) => ({
  success: true,
  value: countriesFor(brand, visitor.country),
});
