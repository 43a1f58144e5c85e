import { withdrawNotice as withdraw } from '../../domain/notices/publish-notice.ts';
import type { Handler } from '../handler.ts';

export const withdrawNotice: Handler<'withdrawNotice'> = async ({ params, operator }, services) => ({
  success: true,
  value: await withdraw(services, operator, params.noticeId),
});
