import type { Config, SmsGateway, SmtpServer } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../shared/clock.ts';
import { type Messages, outboxMessages } from './messages.ts';

/**
 * Chooses how messages are sent: by each service that the configuration sets, else into the outbox. Where the outbox is
 * off, a message without a service is not sent, and its caller gets an error.
 */
export function chooseMessages(
  config: Pick<Config, 'smsGateway' | 'smtp' | 'outbox'>,
  db: Database,
  clock: Clock,
): Messages {
  const rest = config.outbox ? outboxMessages(db, clock) : nowhere;
  return {
    sms: config.smsGateway ? smsGateway(config.smsGateway) : rest.sms,
    email: config.smtp ? mailBy(config.smtp) : rest.email,
  };
}

/**
 * Sends SMS through any service that takes JSON over HTTP: `POST {"to": "+84…", "text": "…", "from": "…"}`. A 2xx
 * answer means accepted; any other answer, or a timeout, throws. Nothing is sent twice.
 */
export function smsGateway({ url, key, sender, timeoutMilliseconds }: SmsGateway): Messages['sms'] {
  return async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key !== undefined && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ to: `+${to}`, text, ...(sender !== undefined && { from: sender }) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
}

/** The library loads with the first message, so that it does not slow the start. */
function mailBy(server: SmtpServer): Messages['email'] {
  let send: Promise<Messages['email']> | undefined;
  return async (message) => {
    send ??= import('./smtp.ts').then(({ smtpMail }) => smtpMail(server));
    await (await send)(message);
  };
}

const nowhere: Messages = {
  sms: async () => {
    throw new Error('no SMS service: set SMS_GATEWAY_URL');
  },
  email: async () => {
    throw new Error('no e-mail service: set SMTP_URL');
  },
};
