import { vendorLanes } from '../../domain/catalogue/list-lanes.ts';
import type { Handler } from '../handler.ts';

export const listVendors: Handler<'listVendors'> = async (_request, { catalogue }) => ({
  success: true,
  value: vendorLanes(await catalogue.current()),
});
