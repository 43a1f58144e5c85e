import { updateNotice as update } from '../../domain/notices/publish-notice.ts';
import type { Handler } from '../handler.ts';

export const updateNotice: Handler<'updateNotice'> = async ({ params, body, operator }, services) => ({
  success: true,
  value: await update(services, operator, params.noticeId, body),
});
