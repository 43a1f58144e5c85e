import { domainRoute } from '../../domain/system/domains.ts';
import type { Handler } from '../handler.ts';

export const getDomainRoute: Handler<'getDomainRoute'> = async ({ visitor }, { brand }) => ({
  success: true,
  value: domainRoute(brand, visitor.country),
});
