import { listAvatars as avatarsOf } from '../../domain/member/avatars.ts';
import type { Handler } from '../handler.ts';

export const listAvatars: Handler<'listAvatars'> = async ({ session }, services) => ({
  success: true,
  value: await avatarsOf(services, session),
});
