import { createTransport } from 'nodemailer';
import type { SmtpServer } from '../config/config.ts';
import type { Messages } from './messages.ts';

/** Sends e-mail to an SMTP server; throws when the server does not accept it in time. */
export function smtpMail({ url, from, timeoutMilliseconds }: SmtpServer): Messages['email'] {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    // The server writes all content itself, so no part of a message is read from files or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text, html, language }) => {
    // So that no absence note answers, and readers and screen readers know the language.
    const headers = { 'Auto-Submitted': 'auto-generated', 'Content-Language': language.toLowerCase() };
    await transport.sendMail({ from, to, subject, text, html, headers });
  };
}
