import { permission } from '../../domain/system/permission.ts';
import type { Handler } from '../handler.ts';

export const getPermission: Handler<'getPermission'> = async ({ query, language, visitor }, services) => ({
  success: true,
  value: await permission(services, { url: query.url, language, visitor }),
});
