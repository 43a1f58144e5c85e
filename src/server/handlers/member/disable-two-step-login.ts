import { disableTwoStepLogin as disable } from '../../domain/two-step/disable.ts';
import type { Handler } from '../handler.ts';

export const disableTwoStepLogin: Handler<'disableTwoStepLogin'> = async ({ session, body, visitor }, services) => ({
  success: true,
  value: await disable(services, session, body, visitor),
});
