import { readOutbox } from '#server/adapters/messages.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { sendLoginCode, sendRegisterCode } from '../login/send-codes.ts';
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

/** A code of six digits that is not this one. */
export const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');

let numbers = 0;
/** A number that no test has used. */
export const freshNumber = () => `3${String(10_000_000 + numbers++)}`;
/** Somebody who asks for codes. */
export const asker = { ip: '203.0.113.7', language: 'EN' } as const;

/** Asks for a code to register by number. */
export async function askRegister(
  services: Services,
  mobileNo: string,
  from: { ip: string; language: 'EN' | 'VI' } = asker,
) {
  const { fields } = await passedBotCheck(services);
  return sendRegisterCode(services, { registerType: 'mobile', countryDialingCode: '84', mobileNo, ...fields }, from);
}

/** Asks for a code to log in. */
export async function askLogin(services: Services, mobileNum: string, countryDialingCode = '84') {
  const { sliderTicket } = await passedBotCheck(services);
  return sendLoginCode(services, { countryDialingCode, mobileNum, sliderTicket }, asker);
}

/** The code of a failure with the seconds to wait, undefined where there is none. */
export const failureOf = async (work: Promise<unknown>) => {
  const reason = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  return reason instanceof Failure ? [reason.code, reason.details?.retryAfterSeconds] : reason;
};
