import { managedRow, told } from '../../domain/notices/managed-notice.ts';
import type { Handler } from '../handler.ts';

export const getManagedNotice: Handler<'getManagedNotice'> = async ({ params }, { db, clock }) => ({
  success: true,
  value: told(await managedRow(db, params.noticeId, new Date(clock()))),
});
