import { exchangeSessionTicket as exchange } from '../../domain/session/login-ticket.ts';
import type { Handler } from '../handler.ts';

export const exchangeSessionTicket: Handler<'exchangeSessionTicket'> = async ({ body, visitor }, services) => ({
  success: true,
  value: await exchange(services, body.ticket, visitor),
});
