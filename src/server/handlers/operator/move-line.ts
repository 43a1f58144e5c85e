import { moveLine as move } from '../../domain/agent/move-line.ts';
import type { Handler } from '../handler.ts';

export const moveLine: Handler<'moveLine'> = async ({ body, operator }, services) => ({
  success: true,
  value: await move(services, operator, body),
});
