import { updateNotice as update } from '../../domain/notices/publish-notice.ts';
import type { Handler } from '../handler.ts';

export const updateNotice: Handler<'updateNotice'> = async ({ params, body }, services) => ({
  success: true,
  value: await update(services, params.noticeId, body),
});
