import type { OperatorDraw, PrizeRank, PrizeRow } from '#generated/model/index.ts';
import { listDueDrawsDefaults } from '#generated/server/defaults.ts';
import { table } from '../table.ts';
import type { Call } from './client.ts';
import { type Area, command, type Outcome, optional, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { OperatorError, UsageError } from './operator-error.ts';
import { facts, listed, time } from './text.ts';

const drawId = required('The draw, like VN_CENTRAL-20260131-DNG');
const numbers = required('All numbers in the order of the prize table, apart by spaces or commas');
const reason = required('The reason, which players read');

export const draws: Area = {
  title: 'Lottery draws',
  waiting: async (call) => (await call('listDueDraws', { query: { pageSize: 1 } })).totalElements,
  async items(call) {
    const due = await dueDraws(call, undefined);
    return due.map(({ draw, lateSeconds, figures }) => ({
      id: draw.drawId,
      label: `${draw.gameName}${draw.station ? `, ${draw.station.name}` : ''} of ${time(draw.drawAt)}, ${late(lateSeconds)}, ${figures.bets === 0 ? 'no bets' : `${figures.bets} bets`}`,
      actions: ['show', 'enter', 'void'],
    }));
  },
  commands: {
    list: command({
      summary: 'the draws that wait for a result, those without bets last',
      fields: { gameCode: optional('Of this game only'), ...pageFields },
      async run(call, values) {
        const query = { ...listDueDrawsDefaults, ...queryOf(values) };
        const page = await call('listDueDraws', { query });
        const due = page.totalPages > 1 ? await dueDraws(call, query.gameCode) : lastWithoutBets(page.content);
        const skipped = page.totalPages > 1 ? (query.pageNo - 1) * query.pageSize : 0;
        const value = { ...page, content: due.slice(skipped, skipped + query.pageSize) };
        return listed(value, head, (row) => line(row, call));
      },
    }),
    show: command({
      summary: 'one draw with its figures and every version of its result',
      id: 'drawId',
      fields: { drawId },
      run: async (call, params) => shown(await call('getOperatorDraw', { params }), call),
    }),
    enter: command({
      summary: 'enter the result of a draw; all bets on it are settled at once',
      id: 'drawId',
      fields: { drawId, numbers },
      confirm: (values) => `Enter the result of ${values.drawId}? Every bet on it is paid by these numbers.`,
      async run(call, { drawId, ...typed }) {
        const { prizeTable } = await call('getOperatorDraw', { params: { drawId } });
        const body = { prizes: rowsOf(prizeTable, typed.numbers) };
        return shown(await call('enterDrawResult', { params: { drawId }, body }), call);
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
        return shown(await call('correctDrawResult', { params: { drawId }, body }), call);
      },
    }),
    void: command({
      summary: 'declare a draw void; every stake on it goes back',
      id: 'drawId',
      fields: { drawId, reason },
      confirm: (values) => `Declare ${values.drawId} void? Every stake on it goes back.`,
      run: async (call, { drawId, ...body }) => shown(await call('voidDraw', { params: { drawId }, body }), call),
    }),
  },
};

/** All draws that wait for a result, the longest overdue first, and after them those on which nobody bet. */
async function dueDraws(call: Call, gameCode: string | undefined): Promise<readonly OperatorDraw[]> {
  const due: OperatorDraw[] = [];
  for (let [pageNo, pages] = [1, 1]; pageNo <= pages; pageNo++) {
    const { content, totalPages } = await call('listDueDraws', { query: { gameCode, pageNo, pageSize: 100 } });
    due.push(...content);
    pages = totalPages;
  }
  return lastWithoutBets(due);
}

function lastWithoutBets(draws: readonly OperatorDraw[]): readonly OperatorDraw[] {
  const [bet = [], none = []] = [true, false].map((wanted) =>
    draws.filter(({ figures }) => figures.bets > 0 === wanted),
  );
  return [...bet, ...none];
}

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

function line({ draw, lateSeconds, figures }: OperatorDraw, call: Call): string[] {
  return [
    draw.drawId,
    draw.gameName,
    draw.station?.name ?? '',
    time(draw.drawAt),
    late(lateSeconds),
    String(figures.bets),
    call.amount(figures.stake),
  ];
}

function shown(value: OperatorDraw, call: Call): Outcome {
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
      money: [
        `stake ${call.amount(figures.stake)}`,
        `paid ${call.amount(figures.payout)}`,
        `returned ${call.amount(figures.returned)}`,
        `result ${call.amount(figures.result)}`,
      ].join(', '),
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
