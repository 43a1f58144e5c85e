import type { BetDetail, BetEvidence, BetLine, Language } from '#generated/model/index.ts';
import type { InLanguages } from '#server/db/schema/play.ts';
import type { Services } from '#server/services.ts';
import { Failure } from '#server/shared/failure.ts';
import { texts } from '#server/texts/texts.ts';
import { lotteryDetail } from '../../lottery/bets/bet-detail.ts';
import { BET_COLUMNS, type BetRow, betOf, DRAW_JOINS, resultText } from '../../play/bets/bet-row.ts';
import { roundEvidence } from '../../play/games/read-rounds.ts';

interface DetailRow extends BetRow {
  readonly result: string | null;
  readonly resultIn: InLanguages | null;
  readonly endedAt: Date | null;
  /** The driver gives the numbers of a list as text. */
  readonly entryIds: readonly string[];
}

const FIND = `
  select ${BET_COLUMNS}, left(nullif(b.result, ''), 500) as result, b.result_in as "resultIn", b.ended_at as "endedAt",
    array(
      select e.id from transactions t join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
      where t.reason_kind = 'bet' and t.reason_id = b.id and a.member_id = b.member_id order by e.id limit 100
    ) as "entryIds"
  from bets b ${DRAW_JOINS} where b.id = $1 and b.member_id = $2`;

/**
 * A bet of the member with its rules, result, evidence and ledger entries (MEMBER-07, LOBBY-19). Failure: `not_found`,
 * also for another member's bet.
 */
export async function getBet(
  services: Pick<Services, 'db' | 'brand' | 'catalogue' | 'clock' | 'config' | 'random'>,
  memberId: number,
  betId: string,
  language: Language,
): Promise<BetDetail> {
  const [found] = await services.db.query<DetailRow>('bet_find', FIND, [betId, memberId]);
  if (found === undefined) throw new Failure('not_found');
  const { result: told, resultIn, endedAt, entryIds, ...row } = found;
  const result = resultIn?.[language] ?? told;
  const known = await services.catalogue.current();
  const bet = betOf(services, known, row, language);
  const ledgerEntryIds = entryIds.map((id) => `le-${id}`);
  const ofDraw = bet.drawId === null ? undefined : await lotteryDetail(services, memberId, bet, language);
  if (ofDraw !== undefined) return { bet, ...ofDraw, ledgerEntryIds };
  const game = bet.nodeId === null ? undefined : known.byNodeId.get(bet.nodeId);
  return {
    bet,
    lines: [lineOf(bet)],
    rules: {
      text: texts[language].bets.rules[bet.gameType],
      returnToPlayer: game?.rtp ?? null,
      helpPath: '/help#betting-rules',
    },
    result: bet.settledAt === null ? null : (result ?? resultText(bet.state, language)),
    evidence:
      row.settledAt === null
        ? null
        : ((await roundEvidence(services, memberId, bet.betId)) ?? vendorEvidence(endedAt ?? row.settledAt)),
    ledgerEntryIds,
  };
}

/** A round is one line: the vendor does not say what it consists of. */
function lineOf({ summary, gameName, stake, payout, state }: BetDetail['bet']): BetLine {
  return {
    playType: null,
    selection: summary || gameName,
    lines: 1,
    unit: stake,
    stake,
    odds: null,
    hits: null,
    payout,
    state,
  };
}

/** The vendor answers for the result; this server knows when the round ended. */
function vendorEvidence(endedAt: Date): BetEvidence {
  return {
    source: 'vendor',
    drawnAt: endedAt.toISOString(),
    drawName: null,
    resultVersion: null,
    prizes: [],
    algorithm: null,
    commitment: null,
    seed: null,
    clientSeed: null,
  };
}
