import type { FieldError, Language, OperatorDraw, PrizeRank, PrizeRow } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Drawing } from '#server/db/schema/lottery.ts';
import { Failure, fieldError } from '#server/shared/failure.ts';
import { counted } from '#shared/text/words.ts';
import { audit } from '../../ground/audit/audit.ts';
import { databaseTime, type ReadTime } from '../../ground/database-time.ts';
import { publish } from '../../ground/publish.ts';
import { readDrawRows } from '../draws/draw-rows.ts';
import { type FoundDraw, findStoredDraw } from '../draws/draws.ts';
import { ranksOf } from '../draws/game-detail.ts';
import { lockDraw } from './lock-draws.ts';
import { readOperatorDraw } from './operator-draws.ts';
import { type SettleNeeds, settleDrawn } from './settle-draws.ts';

/** What an operator's acts on draws need. The database's clock decides whether a draw is due; a test has its own. */
export type ResultNeeds = SettleNeeds & { readonly drawTime?: ReadTime };

/** An operator's act on a draw. */
export interface DrawAct {
  readonly operator: string;
  readonly drawId: string;
  readonly language: Language;
}

/** Runs work in the transaction that is committed with the answer. */
export type InTransaction<Answer> = (work: (tx: Queries) => Promise<OperatorDraw>) => Promise<Answer>;

/** An external draw for an operator. Failures: `not_found`, `draw_not_enterable` for a built-in one. */
export async function externalDraw(services: SettleNeeds, { drawId, language }: DrawAct): Promise<FoundDraw> {
  const found = await findStoredDraw(services, drawId, language);
  if (found.game.drawnHere) throw new Failure('draw_not_enterable');
  return found;
}

/** Refuses numbers that do not fit the table of a draw: `draw_result_invalid`, with each that does not and why. */
export function requireResult(drawing: Drawing, prizes: readonly PrizeRow[]): void {
  const ranks = ranksOf(drawing);
  const wrong = [
    ...ranks.flatMap((rank, index) => rowErrors(drawing, rank, index, prizes[index])),
    ...prizes.slice(ranks.length).map(({ prize }, index) => {
      const message = `${prize} is no row of the table, which has ${ranks.length}`;
      return fieldError('body', ['prizes', ranks.length + index], 'table', message);
    }),
  ];
  if (wrong.length > 0) throw new Failure('draw_result_invalid', { fields: wrong.slice(0, 50) });
}

function rowErrors(drawing: Drawing, { prize, count, digits }: PrizeRank, index: number, row?: PrizeRow): FieldError[] {
  if (row?.prize !== prize) {
    const message = row === undefined ? `${prize} is missing` : `Row ${index + 1} must be ${prize}, not ${row.prize}`;
    return [fieldError('body', ['prizes', index], 'table', message)];
  }
  const given = row.numbers.length;
  const miscounted =
    given === count
      ? []
      : [fieldError('body', ['prizes', index, 'numbers'], 'count', `${prize}: ${given} numbers instead of ${count}`)];
  const wrong = row.numbers.flatMap((number, place) => {
    const [rule, why] = numberError(drawing, digits, number, row.numbers.slice(0, place)) ?? [];
    if (rule === undefined) return [];
    return [fieldError('body', ['prizes', index, 'numbers', place], rule, `${prize}: ${number} ${why}`)];
  });
  return [...miscounted, ...wrong];
}

/** Why a number cannot be drawn after some others; undefined where it can. */
function numberError(
  drawing: Drawing,
  digits: number,
  number: string,
  before: readonly string[],
): readonly [rule: string, why: string] | undefined {
  if (number.length !== digits) return ['digits', `has ${counted(number.length, 'digit')} instead of ${digits}`];
  if (drawing.kind === 'dice' && !'123456'.includes(number)) return ['face', 'is no face of a die'];
  if (drawing.kind !== 'shuffle') return undefined;
  if (Number(number) < 1 || Number(number) > drawing.of) return ['ball', `is no ball from 01 to ${drawing.of}`];
  return before.includes(number) ? ['repeated', 'comes twice'] : undefined;
}

const VERSION = `
  insert into lottery_draw_versions (draw_id, version, prizes, entered_at, entered_by, reason)
  values ($1, $2, $3::jsonb, $4, $5, $6)`;
const HOLDS = `
  update lottery_draws set state = 'drawn', version = $2, prizes = $3::jsonb, entered_at = $4, settled_at = null where id = $1`;

interface Version {
  readonly drawId: string;
  readonly version: number;
  readonly prizes: readonly PrizeRow[];
  readonly operator: string;
  readonly reason: string | null;
  readonly at: Date;
}

/** Stores a version of a result, which holds from now on. */
export async function storeVersion(
  tx: Queries,
  { drawId, version, prizes, operator, reason, at }: Version,
): Promise<void> {
  const rows = JSON.stringify(prizes);
  await tx.query('lottery_version', VERSION, [drawId, version, rows, at, operator, reason]);
  await tx.query('lottery_version_holds', HOLDS, [drawId, version, rows, at]);
}

/**
 * Enters the result of an external draw and settles every open bet on it (LOTTERY-11). Failures: `not_found`;
 * `draw_not_enterable` for one that is built in, void or not due by the database's clock; `conflict` where it has a
 * result; `draw_result_invalid`.
 */
export async function enterResult<Answer>(
  services: ResultNeeds,
  act: DrawAct,
  prizes: readonly PrizeRow[],
  inTransaction: InTransaction<Answer>,
): Promise<Answer> {
  const found = await externalDraw(services, act);
  return inTransaction(async (tx) => {
    const { game, planned } = found;
    const { drawId } = planned;
    const row = await lockDraw(tx, found);
    const { clock, drawTime = databaseTime } = services;
    if (row.state === 'void' || row.drawAt.getTime() > (await drawTime(tx))) throw new Failure('draw_not_enterable');
    if (row.version !== null) throw new Failure('conflict');
    requireResult(game.drawing, prizes);
    const at = new Date(clock());
    await storeVersion(tx, { drawId, version: 1, prizes, operator: act.operator, reason: null, at });
    await publish(tx, at, [{ kind: 'draws', drawId }]);
    await settleDrawn(services, tx, game);
    return answerAct(services, tx, found, { operator: act.operator, kind: 'draw_result_entered', version: 1, at });
  });
}

interface Done {
  readonly operator: string;
  readonly kind: 'draw_result_entered' | 'draw_result_corrected' | 'draw_voided';
  readonly version: number | null;
  readonly reason?: string;
  readonly at: Date;
}

/** The draw after an act, which the audit log keeps. */
export async function answerAct(
  services: SettleNeeds,
  tx: Queries,
  found: FoundDraw,
  { operator, kind, version, reason, at }: Done,
): Promise<OperatorDraw> {
  const { drawId } = found.planned;
  const row = (await readDrawRows(tx, [drawId])).get(drawId);
  const answer = await readOperatorDraw(services, tx, { ...found, row });
  await audit(tx, { at, kind, memberId: null, data: { operator, draw: drawId, version, reason } });
  return answer;
}
