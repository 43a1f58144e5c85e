import { enterBySecondStep } from '../../domain/session/enter-by-second-step.ts';
import { exchangeSessionTicket as exchange } from '../../domain/session/login-ticket.ts';
import type { Handler } from '../handler.ts';

export const exchangeSessionTicket: Handler<'exchangeSessionTicket'> = async ({ body, visitor }, services) => ({
  success: true,
  value:
    'ticket' in body
      ? await exchange(services, body.ticket, visitor)
      : await enterBySecondStep(services, body, 'ticket', visitor),
});
