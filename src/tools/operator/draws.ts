import type { OperatorDraw, PrizeRank, PrizeRow } from '../../../generated/server/model/index.ts';
import { table } from '../table.ts';
import { type Area, command, type Outcome, optional, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { OperatorError, UsageError } from './operator-error.ts';
import { facts, pageText, time } from './text.ts';

const drawId = required('The draw, like VN_CENTRAL-20260131-DNG');
const numbers = required('All numbers in the order of the prize table, apart by spaces or commas');
const reason = required('The reason, which players read');

export const draws: Area = {
  title: 'Lottery draws',
  async items(call) {
    const { content } = await call('listDueDraws', {});
    return content.map(({ draw, lateSeconds }) => ({
      id: draw.drawId,
      label: `${draw.gameName}${draw.station ? `, ${draw.station.name}` : ''} of ${time(draw.drawAt)}, ${late(lateSeconds)}`,
      actions: ['show', 'enter', 'void'],
    }));
  },
  commands: {
    list: command({
      summary: 'the draws that wait for a result',
      fields: { gameCode: optional('Of this game only'), ...pageFields },
      async run(call, values) {
        const value = await call('listDueDraws', { query: queryOf(values) });
        return { value, text: pageText(value, head, value.content.map(line)) };
      },
    }),
    show: command({
      summary: 'one draw with its figures and every version of its result',
      id: 'drawId',
      fields: { drawId },
      run: async (call, params) => shown(await call('getOperatorDraw', { params })),
    }),
    enter: command({
      summary: 'enter the result of a draw; all bets on it are settled at once',
      id: 'drawId',
      fields: { drawId, numbers },
      confirm: (values) => `Enter the result of ${values.drawId}? Every bet on it is paid by these numbers.`,
      async run(call, { drawId, ...typed }) {
        const { prizeTable } = await call('getOperatorDraw', { params: { drawId } });
        const body = { prizes: rowsOf(prizeTable, typed.numbers) };
        return shown(await call('enterDrawResult', { params: { drawId }, body }));
      },
    }),
    correct: command({
      summary: 'correct a result; what bets were paid is taken back and paid anew',
      id: 'drawId',
      fields: { drawId, numbers, reason },
      confirm: (values) => `Correct the result of ${values.drawId}? Every bet on it is settled again.`,
      async run(call, { drawId, reason, ...typed }) {
        const { prizeTable, versions } = await call('getOperatorDraw', { params: { drawId } });
        const replacesVersion = versions.at(-1)?.version;
        if (replacesVersion === undefined) throw new OperatorError(`The draw ${drawId} has no result to correct.`);
        const body = { replacesVersion, prizes: rowsOf(prizeTable, typed.numbers), reason };
        return shown(await call('correctDrawResult', { params: { drawId }, body }));
      },
    }),
    void: command({
      summary: 'declare a draw void; every stake on it goes back',
      id: 'drawId',
      fields: { drawId, reason },
      confirm: (values) => `Declare ${values.drawId} void? Every stake on it goes back.`,
      run: async (call, { drawId, ...body }) => shown(await call('voidDraw', { params: { drawId }, body })),
    }),
  },
};

/** Typed numbers as the rows of a prize table. Throws {@link UsageError} where there are too few or too many. */
function rowsOf(prizeTable: readonly PrizeRank[], typed: string): PrizeRow[] {
  const all = typed.split(/[\s,]+/).filter((number) => number !== '');
  const wanted = prizeTable.reduce((sum, { count }) => sum + count, 0);
  if (all.length !== wanted) throw new UsageError(`The draw has ${wanted} numbers, and ${all.length} were given.`);
  let taken = 0;
  return prizeTable.map(({ prize, count }) => {
    taken += count;
    return { prize, numbers: all.slice(taken - count, taken) };
  });
}

function late(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min late` : `${Math.floor(minutes / 60)} h late`;
}

const head = ['draw', 'game', 'station', 'drawn at', 'late', 'bets', 'stake'];

function line({ draw, lateSeconds, figures }: OperatorDraw): string[] {
  return [
    ...[draw.drawId, draw.gameName, draw.station?.name ?? '', time(draw.drawAt), late(lateSeconds)],
    ...[String(figures.bets), figures.stake],
  ];
}

function shown(value: OperatorDraw): Outcome {
  const { draw, figures, versions } = value;
  const text = [
    facts({
      draw: draw.drawId,
      game: draw.gameName,
      station: draw.station?.name ?? null,
      state: draw.state,
      'closes at': time(draw.closesAt),
      'drawn at': time(draw.drawAt),
      'settled at': time(draw.settledAt),
      void: draw.voidReason,
      bets: `${figures.bets} of ${figures.members} members`,
      money: `stake ${figures.stake}, paid ${figures.payout}, returned ${figures.returned}, result ${figures.result}`,
    }),
    ...versions.map(({ version, enteredAt, enteredBy, reason, prizes }) =>
      [
        `Version ${version}, ${time(enteredAt)}, by ${enteredBy}${reason === null ? '' : `: ${reason}`}`,
        table(prizes.map((row) => [row.prize, row.numbers.join(' ')])),
      ].join('\n'),
    ),
  ].join('\n\n');
  return { value, text };
}
