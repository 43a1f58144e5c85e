import { customerServicePaths } from '../../domain/support/customer-service.ts';
import type { Handler } from '../handler.ts';

export const getCustomerService: Handler<'getCustomerService'> = async ({ language }, services) => ({
  success: true,
  value: { version: { pathList: await customerServicePaths(services, language) } },
});
