import type { RaffleEvidence, RaffleTicket } from '../../../../../generated/client/model/index.ts';
import { drawRaffle, MILLION } from '../../../../shared/promotions/raffle.ts';
import { type Block, recordNumbers } from '../../../entities/fairness/record-numbers.ts';

/** A drawn ticket, worked out again, and whether it agrees with what was published. */
export type CheckedTicket = {
  /** The SHA-256 of the seed. */
  readonly hash: string;
  readonly blocks: readonly Block[];
  readonly number: number;
  /** The prize of the number; undefined where the chances do not reach it. */
  readonly prizeId: string | undefined;
  readonly checks: {
    /** Whether the seed gives every seal that was shown. */
    readonly seal: boolean;
    readonly number: boolean;
    /** Whether the chances share out the whole million. */
    readonly chances: boolean;
    readonly prize: boolean;
  };
};

/** Works a ticket out again from its seed, its id and the chances. `seenSeal` is what was shown before the draw. */
export function checkTicket(
  ticket: Pick<RaffleTicket, 'ticketId' | 'commitment' | 'prize'>,
  evidence: RaffleEvidence,
  seenSeal: string | undefined,
): CheckedTicket {
  const { hash, blocks, numbers } = recordNumbers(evidence.seed, ticket.ticketId);
  const parts = evidence.chances.map(({ chance }) => chance);
  const { number, place } = drawRaffle(numbers, parts);
  const prizeId = evidence.chances[place]?.prizeId;
  return {
    ...{ hash, blocks, number, prizeId },
    checks: {
      seal: ticket.commitment === hash && (seenSeal ?? hash) === hash,
      number: evidence.number === number,
      chances: parts.reduce((sum, chance) => sum + chance, 0) === MILLION,
      prize: prizeId !== undefined && prizeId === ticket.prize?.prizeId,
    },
  };
}
