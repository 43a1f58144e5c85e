import { createNotice as create } from '../../domain/notices/publish-notice.ts';
import type { Handler } from '../handler.ts';

export const createNotice: Handler<'createNotice'> = async ({ body }, services) => ({
  success: true,
  value: await create(services, body),
});
