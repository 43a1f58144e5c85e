import { startTwoStepLogin as start } from '../../domain/two-step/enrol.ts';
import type { Handler } from '../handler.ts';

export const startTwoStepLogin: Handler<'startTwoStepLogin'> = async ({ session, body, visitor }, services) => ({
  success: true,
  value: await start(services, session, body, visitor),
});
