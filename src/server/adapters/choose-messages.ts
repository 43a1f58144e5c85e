import type { Config } from '../config/config.ts';
import type { SmtpServer } from '../config/message-services.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../shared/clock.ts';
import type { Messages } from './messages.ts';
import { outboxMessages } from './outbox.ts';
import { smsGateway } from './sms-gateway.ts';

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
