import type { SmsGateway } from '../config/message-services.ts';
import type { Messages } from './messages.ts';

/**
 * Any SMS service that takes a message as JSON over HTTP: `POST {"to": "+84…", "text": "…", "from": "…"}`. An answer of
 * 2xx means that it was taken; anything else, or none in time, throws. Nothing is sent twice.
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
