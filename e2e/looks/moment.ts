/** When all pictures are taken (epoch ms): a Wednesday evening in Vietnam, with draws behind it and ahead. */
export const moment = Date.parse('2026-06-17T12:02:24.000Z');
