import type { SliderChallenge, SliderDrag, SliderProof, SliderTicket } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { newSecret } from '../../ground/encryption/secret.ts';
import { isProof, keepChallenge, newWork, takeChallenge } from './challenges.ts';
import { drawPuzzle, PUZZLE } from './drawing/puzzle-image.ts';
import { geetestFields, giveSliderTicket } from './tickets.ts';
import { isHandDrawn } from './track.ts';

/** 65,000 hashes take a browser a tenth of a second. Native programs are faster, so more would burden people most. */
const DIFFICULTY = 16;
/** The tolerance of a drag, in pixels. */
const TOLERANCE = 5;

type Dependencies = Pick<Services, 'db' | 'clock' | 'random' | 'botCheck'>;

/** Draws a slider puzzle (SMS-13), valid for one answer within 5 minutes. Only the picture shows its position. */
export async function drawSlider(services: Dependencies): Promise<SliderChallenge> {
  if (services.botCheck) return services.botCheck.draw();
  const { random } = services;
  const challengeId = newSecret('sc_', random);
  const work = newWork(random, DIFFICULTY);
  const { background, piece, x, y } = await drawPuzzle(random);
  const expiresAt = await keepChallenge(services, { kind: 'slider', id: challengeId, answer: String(x), work });
  return {
    challengeId,
    background: background.toString('base64'),
    width: PUZZLE.width,
    height: PUZZLE.height,
    piece: piece.toString('base64'),
    pieceWidth: PUZZLE.piece,
    pieceHeight: PUZZLE.piece,
    pieceY: y,
    proofOfWork: work,
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Takes the one answer to a puzzle and returns a ticket. Failures: `captcha_check_failed` for a puzzle that is unknown,
 * answered or expired; `slider_wrong` for a drag that ends elsewhere or was not made by hand, and for a wrong proof.
 */
export async function solveSlider(services: Dependencies, answer: SliderDrag | SliderProof): Promise<SliderTicket> {
  if (services.botCheck) return services.botCheck.solve(answer);
  const challenge = await takeChallenge(services, 'slider', answer.challengeId);
  if (challenge === undefined) throw new Failure('captcha_check_failed');
  const solved =
    answer.method === 'drag'
      ? isHandDrawn(answer.track) && Math.abs((answer.track.at(-1)?.x ?? 0) - Number(challenge.answer)) <= TOLERANCE
      : isProof(challenge, answer.nonce);
  if (!solved) throw new Failure('slider_wrong');
  const { ticket, expiresAt } = await giveSliderTicket(services, answer.challengeId);
  return { sliderTicket: ticket, ...geetestFields(ticket, answer.challengeId), expiresAt: expiresAt.toISOString() };
}
