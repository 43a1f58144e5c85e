import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature's time may be so old, or so far ahead; a recorded report is useless later. */
const TOLERANCE_SECONDS = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** The signature of a report: its time, and the HMAC-SHA-256 of time and body. */
export function signPayment(key: Uint8Array, body: string, now: number): string {
  const seconds = Math.floor(now / 1_000);
  return `t=${seconds},v1=${digestOf(key, seconds, body).toString('hex')}`;
}

/** Whether a report has a valid and recent signature. */
export function isSignedPayment(key: Uint8Array, body: string, header: string, now: number): boolean {
  const [, time = '', digest = ''] = HEADER.exec(header) ?? [];
  const seconds = Number(time);
  if (digest === '' || Math.abs(now / 1_000 - seconds) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(digest, 'hex'), digestOf(key, seconds, body));
}

function digestOf(key: Uint8Array, seconds: number, body: string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest();
}
