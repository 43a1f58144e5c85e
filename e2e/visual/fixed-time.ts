/** The time of all snapshots (epoch ms): a Wednesday evening in Vietnam, with past and coming draws. */
export const fixedTime = Date.parse('2026-06-17T12:02:24.000Z');
