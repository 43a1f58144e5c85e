/**
 * Whether `npm start` serves the demo with its public accounts: on the loopback interface only, without a message
 * service. The outbox then makes registration by mobile and password resets possible.
 */
export function isDemo({ OUTBOX, HOST, SMS_GATEWAY_URL, SMTP_URL }: NodeJS.ProcessEnv): boolean {
  return !OUTBOX && !SMS_GATEWAY_URL && !SMTP_URL && /^($|localhost$|127(\.\d+){3}$|::1$)/.test(HOST ?? '');
}
