import { updateProfile as update } from '../../domain/member/update-profile.ts';
import type { Handler } from '../handler.ts';

export const updateProfile: Handler<'updateProfile'> = async ({ session, body }, services) => ({
  success: true,
  value: await update(services, session, body),
});
