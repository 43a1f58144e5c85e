// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  getGetDrawEvidenceResponseMock,
  getGetDrawResponseMock,
  getGetLotteryGameResponseMock,
} from '#generated/client/lottery/lottery.faker.ts';
import type { Draw, DrawEvidence } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withTime } from '#portal/testing/centre.tsx';
import { openPage, withPortal } from '#portal/testing/portal.tsx';

withPortal();
withTime(Date.UTC(2026, 0, 5, 10, 4));

// The draw of the contract's examples.
const drawId = 'SSC_5M-20260103-171';
const seal = 'b1f78975a4b6cca2810e829363bbf36319af33436f6c47eefe7c888ef7076420';
const seed = '3cc6bb56214079433cb248b945d4143f59898c28ba81ea3952d4ad8741edce72';
const prizes = [{ prize: 'NUMBERS' as const, numbers: ['9', '2', '1', '7', '5'] }];
const draw: Draw = {
  ...getGetDrawResponseMock().value,
  drawId,
  gameCode: 'SSC_5M',
  gameName: 'SSC 5 minutes',
  issueNo: '0103-171',
  station: null,
  source: 'built_in',
  state: 'settled',
  commitment: seal,
  voidReason: null,
  opensAt: '2026-01-03T07:09:30Z',
  closesAt: '2026-01-03T07:14:30Z',
  drawAt: '2026-01-03T07:15:00Z',
  result: { version: 1, enteredAt: '2026-01-03T07:15:00Z', prizes },
};
const evidence: DrawEvidence = {
  drawId,
  source: 'built_in',
  algorithm: 'portico-hmac-sha256-1',
  label: drawId,
  commitment: seal,
  seed,
  committedAt: '2026-01-03T07:09:30Z',
  revealedAt: '2026-01-03T07:15:00Z',
  versions: [{ version: 1, enteredAt: '2026-01-03T07:15:00Z', prizes, reason: null }],
};

/** Answers with a draw and its evidence. */
function answer(ofDraw: Partial<Draw> = {}, ofEvidence: Partial<DrawEvidence> = {}) {
  const whole = getGetLotteryGameResponseMock().value;
  const detail = {
    ...whole,
    game: { ...whole.game, gameCode: 'SSC_5M', gameGroupCode: 'SSC' },
    prizeTable: [{ prize: 'NUMBERS', count: 5, digits: 1 }],
  };
  server.use(
    http.get('*/lgw/lottery/draws', () =>
      HttpResponse.json({ success: true, value: { content: [draw], totalPages: 1, totalElements: 1 } }),
    ),
    http.get('*/lgw/lottery/draws/:drawId', () => HttpResponse.json({ success: true, value: { ...draw, ...ofDraw } })),
    http.get('*/lgw/lottery/draws/:drawId/evidence', () =>
      HttpResponse.json({ success: true, value: { ...evidence, ...ofEvidence } }),
    ),
    http.get('*/lgw/lottery/games/SSC_5M', () => HttpResponse.json({ success: true, value: detail })),
  );
}

describe('the evidence of a built-in draw', () => {
  test('LOTTERY-11 is one press away from its result, and every step fits', async () => {
    answer();
    const { user, address } = openPage('/lottery?gameCode=SSC_5M');
    const history = within(await screen.findByRole('region', { name: 'Draw history' }));
    const link = await history.findByRole('link', { name: 'Verify this draw, 0103-171' });
    await user.click(link);
    expect(address()).toBe(`/lottery?gameCode=SSC_5M&verify=${drawId}`);
    const dialog = await screen.findByRole('dialog', { name: 'Verify this draw' });
    expect((await within(dialog).findByRole('status')).textContent).toMatch(/^Everything fits/);
    expect(within(dialog).getAllByText('fits')).toHaveLength(3);
    // Published, and worked out.
    expect(within(dialog).getAllByText(seal)).toHaveLength(2);
    expect(within(dialog).getByText(seed)).toBeDefined();
    const numbers = within(dialog).getByRole('list', { name: 'Numbers' });
    expect(numbers.textContent).toBe('92175');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/lottery?gameCode=SSC_5M'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('LOTTERY-11 a result that the seed does not give is said not to fit', async () => {
    const other = [{ prize: 'NUMBERS' as const, numbers: ['9', '2', '1', '7', '6'] }];
    answer({}, { versions: [{ version: 1, enteredAt: '2026-01-03T07:15:00Z', prizes: other, reason: null }] });
    openPage(`/lottery?gameCode=SSC_5M&verify=${drawId}`);
    const dialog = await screen.findByRole('dialog', { name: 'Verify this draw' });
    expect((await within(dialog).findByRole('status')).textContent).toMatch(/^This does not fit/);
    expect(within(dialog).getAllByText('differs')).toHaveLength(1);
    const lists = within(dialog).getAllByRole('list', { name: 'Numbers' });
    expect(lists.map(({ textContent }) => textContent)).toEqual(['92175', '92176']);
  });

  test('LOTTERY-11 a seed that does not give the seal is said not to fit', async () => {
    answer({ commitment: '0'.repeat(64) }, { commitment: '0'.repeat(64) });
    openPage(`/lottery?gameCode=SSC_5M&verify=${drawId}`);
    expect(await screen.findByText(/^This does not fit/)).toBeDefined();
    expect(screen.getByRole('heading', { name: /SHA-256 of the server seed/ }).textContent).toContain('differs');
  });

  test('LOTTERY-11 an open draw shows its seal, and says that its seed is still closed', async () => {
    const closed = { seed: null, revealedAt: null, versions: [] };
    answer({ state: 'open', result: null }, closed);
    const { user } = openPage(`/lottery?gameCode=SSC_5M&verify=${drawId}`);
    expect(await screen.findByText(/^The seed of this draw is still closed/)).toBeDefined();
    expect(screen.getByText(seal)).toBeDefined();
    expect(screen.queryByText('fits')).toBeNull();
    answer();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^Everything fits/)).toBeDefined();
  });

  test('LOTTERY-11 a seal that was shown after bets had closed proves nothing, and the page says so', async () => {
    answer({}, { committedAt: '2026-01-03T09:00:00Z' });
    openPage(`/lottery?gameCode=SSC_5M&verify=${drawId}`);
    const dialog = await screen.findByRole('dialog', { name: 'Verify this draw' });
    expect((await within(dialog).findByRole('status')).textContent).toBe(
      'The seed gives these numbers, but its seal was shown only after bets had closed. So nobody can show that the seed was not chosen later.',
    );
  });

  test.each([
    ['scheduled', /^This draw is sealed when it opens for bets/],
    ['void', /^This draw is void/],
  ] as const)('LOTTERY-11 a %s draw without a seal says why', async (state, text) => {
    answer(
      { state, result: null },
      { commitment: null, committedAt: null, seed: null, revealedAt: null, versions: [] },
    );
    openPage(`/lottery?gameCode=SSC_5M&verify=${drawId}`);
    expect(await screen.findByText(text)).toBeDefined();
  });

  test('evidence that does not load says so and is asked for again; a draw that is none is named so', async () => {
    answer();
    server.use(refuse('get', '/lgw/lottery/draws/:drawId/evidence', 500, 'system_error'));
    const { user } = openPage(`/lottery?gameCode=SSC_5M&verify=${drawId}`);
    const dialog = await screen.findByRole('dialog', { name: 'Verify this draw' });
    expect(await within(dialog).findByText('The evidence of this draw did not load')).toBeDefined();
    answer();
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Everything fits/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    server.use(refuse('get', '/lgw/lottery/draws/:drawId/evidence', 404, 'not_found'));
    openPage('/lottery?verify=SSC_5M-20260103-999');
    expect(await screen.findByText('There is no such draw')).toBeDefined();
  });
});

test('LOTTERY-11 the result of a station leads to how it was entered', async () => {
  const entered = { source: 'external', algorithm: null, label: null, commitment: null, committedAt: null } as const;
  server.use(
    http.get('*/lgw/lottery/draws/:drawId/evidence', () =>
      HttpResponse.json({ success: true, value: { ...evidence, ...entered, seed: null, revealedAt: null } }),
    ),
  );
  const { user, address } = openPage('/vnlottery');
  await user.click(await screen.findByRole('link', { name: /^How it was entered, result of / }));
  expect(address()).toMatch(/^\/vnlottery\?verify=VN_NORTH-\d{8}$/);
  const dialog = await screen.findByRole('dialog', { name: 'How this result was entered' });
  expect(await within(dialog).findByRole('heading', { name: /^Version 1/ })).toBeDefined();
});

test('LOTTERY-11 a result from outside shows each version with its time and the reason of a correction', async () => {
  const corrected = getGetDrawEvidenceResponseMock().value;
  const versions = [
    {
      version: 1,
      enteredAt: '2026-01-02T11:15:00Z',
      prizes: [{ prize: 'G7' as const, numbers: ['07', '72'] }],
      reason: null,
    },
    {
      version: 2,
      enteredAt: '2026-01-02T11:32:00Z',
      prizes: [{ prize: 'G7' as const, numbers: ['07', '27'] }],
      reason: 'Typing error in prize seven: 72 was entered for 27.',
    },
  ];
  const id = 'VN_NORTH-20260102';
  answer(
    { drawId: id, gameCode: 'VN_NORTH', gameName: 'VN North', source: 'external', commitment: null },
    {
      ...corrected,
      drawId: id,
      source: 'external',
      algorithm: null,
      commitment: null,
      committedAt: null,
      seed: null,
      revealedAt: null,
      label: null,
      versions,
    },
  );
  openPage(`/vnlottery?verify=${id}`);
  const dialog = await screen.findByRole('dialog', { name: 'How this result was entered' });
  const [second, first] = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(second).toMatch(/^Version 2currentCorrected by an operator on Jan 2, 2026, \d\d:32/);
  expect(second).toContain('Reason: Typing error in prize seven: 72 was entered for 27.');
  expect(first).toMatch(/^Version 1replacedEntered by an operator on Jan 2, 2026, \d\d:15/);
  expect(within(dialog).getByText('27').tagName).toBe('INS');
  expect(within(dialog).getByText('72', { selector: 'del' })).toBeDefined();
});
