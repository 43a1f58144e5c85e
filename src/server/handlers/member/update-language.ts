import { updateLanguage as update } from '../../domain/member/update-profile.ts';
import type { Handler } from '../handler.ts';

export const updateLanguage: Handler<'updateLanguage'> = async ({ session, body }, services) => ({
  success: true,
  value: { language: await update(services, session, body.language) },
});
