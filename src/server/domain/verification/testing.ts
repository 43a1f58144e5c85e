import { readOutbox } from '../../adapters/outbox.ts';
import type { Services } from '../../services.ts';
import { geetestFields, giveSliderTicket } from './tickets.ts';

/** The ticket of a solved puzzle, and the three fields that carry it in a registration. */
export async function passedBotCheck(services: Pick<Services, 'db' | 'clock' | 'random'>) {
  const { ticket } = await giveSliderTicket(services, 'sc_of-a-test');
  return { sliderTicket: ticket, fields: geetestFields(ticket, 'sc_of-a-test') };
}

/** The code that the sandbox has sent last to a number, dialling code included. */
export async function codeSentTo({ db }: Pick<Services, 'db'>, number: string): Promise<string> {
  const messages = await readOutbox(db);
  const code = /\b\d{6}\b/.exec(messages.find(({ recipient }) => recipient === number)?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${number}`);
  return code;
}
