import { createGeneralAgent as create } from '../../domain/agent/create-general-agent.ts';
import type { Handler } from '../handler.ts';

export const createGeneralAgent: Handler<'createGeneralAgent'> = async ({ body, ...maker }, services) => ({
  success: true,
  value: await create(services, body, maker),
});
