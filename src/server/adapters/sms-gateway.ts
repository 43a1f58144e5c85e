import type { SmsGateway } from '../config/message-services.ts';
import type { Messages } from './messages.ts';

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
