import { createNotice as create } from '../../domain/notices/publish-notice.ts';
import type { Handler } from '../handler.ts';

export const createNotice: Handler<'createNotice'> = async ({ body, operator }, services) => ({
  success: true,
  value: await create(services, operator, body),
});
