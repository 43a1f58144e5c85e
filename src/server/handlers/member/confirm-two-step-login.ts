import { confirmTwoStepLogin as confirm } from '../../domain/two-step/enrol.ts';
import type { Handler } from '../handler.ts';

export const confirmTwoStepLogin: Handler<'confirmTwoStepLogin'> = async ({ session, body, visitor }, services) => ({
  success: true,
  value: await confirm(services, session, body, visitor),
});
