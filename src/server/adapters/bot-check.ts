import type { Logger } from 'pino';
import * as zod from 'zod';
import type { SliderChallenge, SliderDrag, SliderProof, SliderTicket } from '#generated/model/index.ts';
import type { RemoteService } from '../config/config.ts';
import { Failure } from '../shared/failure.ts';

/** The evidence that the check was passed: a ticket, or the three fields of a registration. */
export interface BotProof {
  readonly sliderTicket?: string | undefined;
  readonly geetest_challenge?: string | undefined;
  readonly geetest_validate?: string | undefined;
  readonly geetest_seccode?: string | undefined;
}

/** Tells people from programs (SMS-13): the server's own puzzle, or an outside service. */
export interface BotCheck {
  draw(): Promise<SliderChallenge>;
  /** Throws `slider_wrong` or `captcha_check_failed`. */
  solve(answer: SliderDrag | SliderProof): Promise<SliderTicket>;
  /** Spends the evidence and returns whether it was valid. */
  spend(proof: BotProof): Promise<boolean>;
}

const text = (most: number) => zod.string().min(1).max(most);
const whole = zod.int().min(0).max(1_000);
const png = (most: number) =>
  zod
    .string()
    .max(most)
    .regex(/^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/);
const time = zod.iso.datetime({ offset: true });

const challenge = zod.object({
  challengeId: text(64),
  background: png(262_144),
  width: whole,
  height: whole,
  piece: png(65_536),
  pieceWidth: whole,
  pieceHeight: whole,
  pieceY: whole,
  proofOfWork: zod.object({
    algorithm: zod.literal('SHA-256'),
    salt: zod.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
    difficulty: zod.int().min(8).max(28),
  }),
  expiresAt: time,
});
const ticket = zod.object({
  sliderTicket: text(128),
  geetest_challenge: text(300),
  geetest_validate: text(300),
  geetest_seccode: text(300),
  expiresAt: time,
});
const refusal = zod.object({ code: zod.enum(['slider_wrong', 'captcha_check_failed']) });

/**
 * Uses an outside service as bot check. `GET url` returns a puzzle. `POST url` takes its answer and returns a ticket,
 * or 422 with a `code`. `POST url/spend` is 2xx for a valid ticket or three valid fields, else 422. Puzzle and ticket
 * have the contract's shape. It fails closed: when the service does not answer nobody passes, and the failure is
 * `unavailable`.
 */
export function remoteBotCheck({ url, key, timeoutMilliseconds }: RemoteService, log: Logger): BotCheck {
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(key !== undefined && { Authorization: `Bearer ${key}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!answer.ok && answer.status !== 422) throw new Error(`the bot check answered ${answer.status}`);
    return { ok: answer.ok, value: await answer.json() };
  };
  const closed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Failure) throw error;
      log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'the bot check is away');
      throw new Failure('unavailable');
    }
  };
  return {
    draw: () => closed(async () => challenge.parse((await ask('GET', '')).value)),
    solve: (answer) =>
      closed(async () => {
        const { ok, value } = await ask('POST', '', answer);
        if (!ok) throw new Failure(refusal.parse(value).code);
        return ticket.parse(value);
      }),
    spend: (proof) => closed(async () => (await ask('POST', '/spend', proof)).ok),
  };
}
