import type { ProofOfWork } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { textOf } from '#server/shared/random.ts';
import { newSecret, secretHash } from '../../ground/encryption/secret.ts';
import { isProof, keepChallenge, newWork, takeChallenge } from './challenges.ts';
import { CAPTCHA_LETTERS, captchaImage } from './drawing/captcha-image.ts';

/** Bits: four times the work of the slider's, for people who cannot read the image. */
const DIFFICULTY = 18;
const LENGTH = 4;

export interface Captcha {
  /** PNG in base64. */
  readonly value: string;
  readonly captchaId: string;
  readonly proofOfWork: ProofOfWork;
}

/** Draws a captcha (CAPTCHA-07). Its id and a hash of its characters are stored until one attempt, or for 5 minutes. */
export async function drawCaptcha(services: Pick<Services, 'db' | 'clock' | 'random'>): Promise<Captcha> {
  const { random } = services;
  const text = textOf(random, CAPTCHA_LETTERS, LENGTH);
  const captchaId = newSecret('c_', random);
  const work = newWork(random, DIFFICULTY);
  const [image] = await Promise.all([
    captchaImage(random, text),
    keepChallenge(services, { kind: 'captcha', id: captchaId, answer: answerHash(captchaId, text), work }),
  ]);
  return { value: image.toString('base64'), captchaId, proofOfWork: work };
}

/** The captcha part of a login or a registration. */
export interface CaptchaAttempt {
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
}

/**
 * Checks an attempt's captcha, and spends it whether right or wrong (CAPTCHA-05). Case and surrounding space do not
 * count; the nonce of the proof of work is as valid as the characters. Failures, both with `captcha: true`:
 * `captcha_required` without one, `captcha_wrong` for a wrong, unknown, used or expired one.
 */
export async function requireCaptcha(
  services: Pick<Services, 'db' | 'clock'>,
  { captcha, captchaId }: CaptchaAttempt,
): Promise<void> {
  const typed = captcha?.trim();
  if (!typed || !captchaId) throw new Failure('captcha_required', { captcha: true });
  const challenge = await takeChallenge(services, 'captcha', captchaId);
  const right = challenge && (challenge.answer === answerHash(captchaId, typed) || isProof(challenge, typed));
  if (!right) throw new Failure('captcha_wrong', { captcha: true });
}

function answerHash(captchaId: string, text: string): string {
  return secretHash(`${captchaId}:${text.toUpperCase()}`);
}
