/**
 * Whether `npm start` serves the demo, with accounts that everybody knows: on this machine alone and without a service
 * for messages. Its outbox lets a person register by mobile and reset a password all the same.
 */
export function isDemo({ OUTBOX, HOST, SMS_GATEWAY_URL, SMTP_URL }: NodeJS.ProcessEnv): boolean {
  return !OUTBOX && !SMS_GATEWAY_URL && !SMTP_URL && /^($|localhost$|127(\.\d+){3}$|::1$)/.test(HOST ?? '');
}
