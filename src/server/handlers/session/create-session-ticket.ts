import { createSessionTicket as create } from '../../domain/session/login-ticket.ts';
import type { Handler } from '../handler.ts';

export const createSessionTicket: Handler<'createSessionTicket'> = async ({ body }, services) => ({
  success: true,
  value: await create(services, body.account),
});
