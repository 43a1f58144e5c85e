import type { Language, LotteryBet } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Drawing, GamePricing } from '#server/db/schema/lottery.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';
import { playText } from '../../play/play-texts/play-names.ts';

/** A bet on a draw as it is stored. Amounts are `numeric` text. */
export interface LotteryBetRow
  extends Pick<
    LotteryBet,
    | 'betId'
    | 'chaseId'
    | 'gameCode'
    | 'gameName'
    | 'drawId'
    | 'playType'
    | 'picks'
    | 'combinations'
    | 'lines'
    | 'unit'
    | 'multiple'
    | 'stake'
    | 'odds'
    | 'hitProbability'
    | 'returnToPlayer'
    | 'state'
    | 'hits'
    | 'payout'
    | 'maxPayout'
    | 'drawVersion'
  > {
  readonly memberId: number;
  readonly drawing: Drawing;
  readonly pricing: GamePricing | null;
  readonly station: string | null;
  readonly stationName: string | null;
  readonly closesAt: Date;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
}

/** The tables of a bet: `l`, its draw `d` and the rules of its game `r`. */
export const BET_TABLES = `
  lottery_bets l join lottery_draws d on d.id = l.draw_id join lottery_rules r on r.game_code = l.game_code`;

/** The columns of a bet, with names in the language of a parameter, else of another, else in any. */
export const betColumns = (first: string, second: string) => `
  l.bet_id as "betId", l.member_id as "memberId", l.chase_id as "chaseId", l.game_code as "gameCode",
  l.draw_id as "drawId", l.play_type as "playType", l.picks, l.combinations, l.lines, l.unit, l.multiple,
  l.stake, l.odds, l.hit_probability as "hitProbability", l.return_to_player as "returnToPlayer", l.state, l.hits,
  l.payout, l.max_payout as "maxPayout", l.version as "drawVersion", l.placed_at as "placedAt",
  l.settled_at as "settledAt", r.drawing, r.limits -> 'pricing' as pricing, d.closes_at as "closesAt", d.station, ${gameName('l.game_code', first, second)},
  (select s.name from lottery_stations s where s.code = d.station
   order by s.language = ${first} desc, s.language = ${second} desc, s.language limit 1) as "stationName"`;

/** The column with the name of a game. */
export function gameName(code: string, first: string, second: string): string {
  return `(select t.name from lottery_game_texts t where t.game_code = ${code}
    order by t.language = ${first} desc, t.language = ${second} desc, t.language limit 1) as "gameName"`;
}

/** A bet as the contract shows it, at a moment (ms). */
export function showBet(
  { brand }: Pick<Services, 'brand'>,
  row: LotteryBetRow,
  now: number,
  language: Language,
): LotteryBet {
  const { memberId: _, drawing: __, pricing: ___, stationName, station, ...rest } = row;
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    ...rest,
    station: station === null ? null : { code: station, name: stationName ?? station },
    labelName: playText(row)?.label[language] ?? row.playType,
    unit: wire(row.unit),
    stake: wire(row.stake),
    payout: row.payout === null ? null : wire(row.payout),
    maxPayout: wire(row.maxPayout),
    placedAt: row.placedAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    cancellable: row.state === 'open' && row.closesAt.getTime() > now,
  };
}

const FIND = `
  select ${betColumns('$2', '$3')} from ${BET_TABLES} where l.bet_id = any($1) order by l.placed_at, l.place`;

/** Bets by their ids, in the order of their slip. */
export function readBets(
  db: Pick<Queries, 'query'>,
  { brand }: Pick<Services, 'brand'>,
  betIds: readonly string[],
  language: Language,
): Promise<LotteryBetRow[]> {
  return db.query<LotteryBetRow>('lottery_bets_find', FIND, [betIds, language, brand.defaultLanguage]);
}
