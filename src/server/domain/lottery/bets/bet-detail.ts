import type { BetDetail, Language, PrizeRow } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { texts } from '#server/texts/texts.ts';
import { multiplyAmount } from '#shared/money/amount.ts';
import { money } from '../../ground/amounts/money.ts';
import { commitmentOf } from '../../ground/fairness/seeded.ts';
import { resultText } from '../../play/bets/bet-row.ts';
import { pickedIn, playText } from '../../play/play-texts/play-names.ts';
import { type DrawSeed, drawSeeds } from '../draws/draw-seeds.ts';
import { BET_TABLES, betColumns, type LotteryBetRow } from './bet-row.ts';

interface DetailRow extends LotteryBetRow {
  readonly issueNo: string;
  readonly drawnHere: boolean;
  readonly drawnAt: Date | null;
  readonly prizes: PrizeRow[] | null;
  readonly seed: string | null;
}

const FIND = `
  select ${betColumns('$3', '$4')}, d.issue_no as "issueNo", d.entered_at as "drawnAt", d.prizes, d.seed,
    g.source = 'built_in' or r.drawn_here as "drawnHere"
  from ${BET_TABLES} join lottery_games g on g.code = l.game_code
  where l.bet_id = $1 and l.member_id = $2`;

type Detail = Pick<BetDetail, 'lines' | 'rules' | 'result' | 'evidence'>;

/** What a bet on a draw has been settled by, down to the evidence of its draw; undefined for any other bet (MEMBER-07). */
export async function lotteryDetail(
  services: Pick<Services, 'db' | 'brand' | 'config' | 'clock' | 'random'>,
  memberId: number,
  { betId, state }: Pick<BetDetail['bet'], 'betId' | 'state'>,
  language: Language,
): Promise<Detail | undefined> {
  const { db, brand } = services;
  const values = [betId, memberId, language, brand.defaultLanguage];
  const [row] = await db.query<DetailRow>('lottery_bet_detail', FIND, values);
  if (row === undefined) return undefined;
  const { decimals } = brand.currency;
  const wire = (numeric: string) => money(numeric, decimals);
  return {
    lines: [
      {
        playType: row.playType,
        selection: pickedIn(row.drawing, row.picks, language).slice(0, 500),
        lines: row.lines,
        unit: wire(multiplyAmount(row.unit, String(row.multiple), 8)),
        stake: wire(row.stake),
        odds: row.odds,
        hits: row.hits,
        payout: row.payout === null ? null : wire(row.payout),
        state,
      },
    ],
    rules: {
      text: playText(row)?.rule[language] ?? row.playType,
      returnToPlayer: row.returnToPlayer,
      helpPath: '/help#betting-rules',
    },
    result: row.settledAt === null ? null : resultOf(row, state, language),
    evidence: evidenceOf(row, row.seed === null ? undefined : (await drawSeeds(services, [row.drawId]))(row.drawId)),
  };
}

function resultOf({ prizes, drawVersion }: DetailRow, state: BetDetail['bet']['state'], language: Language): string {
  const [first] = prizes ?? [];
  if (first === undefined || drawVersion === null) return resultText(state, language);
  const numbers = first.numbers.join(' ');
  if (first.prize === 'NUMBERS') return numbers;
  return texts[language].lottery.specialPrize(numbers);
}

/** Null until the bet is settled by a result. */
function evidenceOf(row: DetailRow, bound: DrawSeed | undefined): BetDetail['evidence'] {
  const { prizes, seed, drawVersion, drawnAt } = row;
  if (drawVersion === null || prizes === null || drawnAt === null) return null;
  return {
    source: row.drawnHere ? 'built_in' : 'external',
    drawnAt: drawnAt.toISOString(),
    drawName: `${row.gameName}, ${row.stationName ?? row.issueNo}`,
    resultVersion: drawVersion,
    prizes,
    algorithm: bound?.algorithmOf(row.drawing) ?? null,
    commitment: seed === null ? null : commitmentOf(seed),
    seed,
    clientSeed: null,
  };
}
