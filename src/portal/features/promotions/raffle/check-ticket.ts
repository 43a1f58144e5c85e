import type { RaffleEvidence, RaffleTicket } from '#generated/model/index.ts';
import { type Block, recordNumbers } from '#portal/entities/fairness/proof.tsx';
import { sha256, toHex } from '#portal/lib/sha256.ts';
import { chancesText, drawRaffle, MILLION } from '#shared/promotions/raffle.ts';

/** What a page showed of a ticket before its draw. */
export type SeenSeals = Pick<RaffleTicket, 'commitment' | 'chancesHash'>;

/** A drawn ticket, worked out again, and whether it agrees with what was published. */
export type CheckedTicket = {
  /** The SHA-256 of the seed. */
  readonly hash: string;
  readonly blocks: readonly Block[];
  readonly number: number;
  /** The prize of the number; undefined where the chances do not reach it. */
  readonly prizeId: string | undefined;
  /** The SHA-256 of the chances. */
  readonly chancesHash: string;
  readonly checks: {
    /** Whether the seed gives every seal that was shown. */
    readonly seal: boolean;
    /** Whether the chances give every seal of theirs that was shown; true where they were not fixed beforehand. */
    readonly table: boolean;
    readonly number: boolean;
    /** Whether the chances share out the whole million. */
    readonly chances: boolean;
    readonly prize: boolean;
  };
};

/** Works a ticket out again from its seed, its id and the chances. `seen` is what was shown before the draw. */
export function checkTicket(
  ticket: Pick<RaffleTicket, 'ticketId' | 'prize'> & SeenSeals,
  evidence: RaffleEvidence,
  seen: SeenSeals | undefined,
): CheckedTicket {
  const { hash, blocks, numbers } = recordNumbers(evidence.seed, ticket.ticketId);
  const parts = evidence.chances.map(({ chance }) => chance);
  const { number, place } = drawRaffle(numbers, parts);
  const prizeId = evidence.chances[place]?.prizeId;
  const chancesHash = toHex(sha256(new TextEncoder().encode(chancesText(evidence.chances))));
  // What a page showed before counts as much as what the ticket says now.
  const told = [ticket.chancesHash, seen === undefined ? ticket.chancesHash : seen.chancesHash];
  return {
    hash,
    blocks,
    number,
    prizeId,
    chancesHash,
    checks: {
      seal: ticket.commitment === hash && (seen?.commitment ?? hash) === hash,
      table: told.every((seal) => seal === chancesHash) || told.every((seal) => seal === null),
      number: evidence.number === number,
      chances: parts.reduce((sum, chance) => sum + chance, 0) === MILLION,
      prize: prizeId !== undefined && isPrizeOf(ticket, prizeId, evidence.usedUp),
    },
  };
}

/** A ticket draws the prize of its number, or the blank where that prize was used up. */
function isPrizeOf({ prize }: Pick<RaffleTicket, 'prize'>, prizeId: string, usedUp: string | null): boolean {
  if (usedUp === null) return prize?.prizeId === prizeId;
  return usedUp === prizeId && prize?.reward === null && prize.prizeId !== usedUp;
}
