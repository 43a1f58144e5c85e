import type { DrawDay } from '#generated/model/index.ts';
import type { Call } from './client.ts';
import { type Area, command, type Outcome, optional, required } from './command.ts';
import { pageFields, queryOf } from './list-fields.ts';
import { facts, listed, time } from './text.ts';

const gameCode = required('The game, like VN_NORTH');
const day = required('The day of its timetable, like 2027-02-05');
const reason = required('The reason, which players read');

export const days: Area = {
  title: 'Days of the lotteries',
  commands: {
    list: command({
      summary: 'the days of the year to come without draws, and those that operators changed',
      fields: { gameCode: optional('Of this game only'), ...pageFields },
      run: async (call, values) =>
        listed(await call('listDrawDays', { query: queryOf(values) }), head, (row) => line(row, call)),
    }),
    show: command({
      summary: 'whether the draws of a day are held, and what is bet on them',
      fields: { gameCode, day },
      run: async (call, params) => shown(await call('getDrawDay', { params }), call),
    }),
    close: command({
      summary: 'hold no draws on a day; every stake on them goes back',
      fields: { gameCode, day, reason },
      async confirm(params, call) {
        const { bets, members, stake } = await call('getDrawDay', { params: placeOf(params) });
        const back = `${bets} bets of ${members} members, ${call.amount(stake)} in sum, go back`;
        return `Close ${params.day} of ${params.gameCode}? ${bets === 0 ? 'Nobody has bet on it.' : `${back}.`}`;
      },
      async run(call, { reason, ...params }) {
        const body = { change: 'close', movedTo: null, reason } as const;
        return shown(await call('changeDrawDay', { params, body }), call);
      },
    }),
    open: command({
      summary: 'hold the draws of a day that was closed or moved, or of a day of Tết',
      fields: { gameCode, day, reason },
      async run(call, { reason, ...params }) {
        const body = { change: 'open', movedTo: null, reason } as const;
        return shown(await call('changeDrawDay', { params, body }), call);
      },
    }),
    move: command({
      summary: 'hold the draws of a day on another one; bets stay',
      fields: { gameCode, day, movedTo: required('The day on which they are held'), reason },
      confirm: ({ gameCode, day, movedTo }) => `Hold the draws of ${gameCode} of ${day} on ${movedTo}?`,
      async run(call, { movedTo, reason, ...params }) {
        const body = { change: 'move', movedTo, reason } as const;
        return shown(await call('changeDrawDay', { params, body }), call);
      },
    }),
  },
};

function placeOf({ gameCode, day }: Pick<DrawDay, 'gameCode' | 'day'>) {
  return { gameCode, day };
}

const head = ['game', 'day', 'state', 'decided by', 'reason', 'bets', 'stake'];

function line(row: DrawDay, call: Call): string[] {
  const { gameCode, day, decidedBy, reason, bets, stake } = row;
  return [gameCode, day, state(row), decidedBy, reason ?? '', String(bets), call.amount(stake)];
}

function state({ state, movedTo }: DrawDay): string {
  return movedTo === null ? state : `${state} to ${movedTo}`;
}

function shown(value: DrawDay, call: Call): Outcome {
  const { gameName, day, decidedBy, reason, changedAt, changedBy, bets, members, stake } = value;
  const text = facts({
    game: gameName,
    day,
    state: state(value),
    'decided by': decidedBy,
    reason,
    changed: changedAt && `${time(changedAt)} by ${changedBy}`,
    bets: `${bets} of ${members} members`,
    stake: call.amount(stake),
  });
  return { value, text };
}
