import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../config/message-services.ts';
import type { Messages } from './messages.ts';

/** Hands e-mail to an SMTP server; throws when it was not taken in time. */
export function smtpMail({ url, from, timeoutMilliseconds }: SmtpServer): Messages['email'] {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    // What the server writes is ours alone: nothing of a message is read from files or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to, subject, text });
  };
}
