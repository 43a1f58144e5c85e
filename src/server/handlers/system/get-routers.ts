import { allDomains } from '../../domain/system/domains.ts';
import type { Handler } from '../handler.ts';

export const getRouters: Handler<'getRouters'> = async (_request, { brand }) => ({
  success: true,
  domainList: allDomains(brand),
  resources: brand.resources,
});
