import { vendorTypes } from '../../domain/catalogue/list-lanes.ts';
import type { Handler } from '../handler.ts';

export const listVendorTypes: Handler<'listVendorTypes'> = async (_request, { catalogue }) => ({
  success: true,
  value: vendorTypes(await catalogue.current()),
});
