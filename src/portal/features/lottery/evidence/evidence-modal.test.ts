import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DrawEvidence, PrizeName, PrizeRow } from '#generated/model/index.ts';
import type { Drawing } from '#shared/lottery/drawing.ts';
import { drawingOf } from '../numbers.tsx';
import { type CheckedDraw, checkDraw } from './evidence-modal.tsx';

// The draw SSC_5M-20260103-171 of the contract's examples.
const drawId = 'SSC_5M-20260103-171';
const seed = '3cc6bb56214079433cb248b945d4143f59898c28ba81ea3952d4ad8741edce72';
const seal = 'b1f78975a4b6cca2810e829363bbf36319af33436f6c47eefe7c888ef7076420';
const prizes: PrizeRow[] = [{ prize: 'NUMBERS', numbers: ['9', '2', '1', '7', '5'] }];
const ssc = drawingOf('SSC', [{ prize: 'NUMBERS', count: 5, digits: 1 }]);

const evidence: DrawEvidence = {
  drawId,
  source: 'built_in',
  algorithm: 'portico-hmac-sha256-1',
  commitment: seal,
  seed,
  label: drawId,
  committedAt: '2026-01-03T07:09:30Z',
  revealedAt: '2026-01-03T07:15:00Z',
  versions: [{ version: 1, enteredAt: '2026-01-03T07:15:00Z', prizes, reason: null }],
};
const result = { version: 1, enteredAt: '2026-01-03T07:15:00Z', prizes };
const published = {
  draw: { drawId, closesAt: '2026-01-03T07:14:30Z', commitment: seal, result },
  evidence,
  seed,
  label: drawId,
  drawing: ssc,
  seenSeal: seal,
};

test('LOTTERY-11 the published draw is worked out from its seed and its id', () => {
  const checked = checkDraw(published);
  expect(checked).toMatchObject({
    hash: seal,
    prizes,
    checks: { seal: true, sealedInTime: true, label: true, result: true },
  });
  expect(checked.blocks.map(({ message }) => message)).toEqual([`${drawId}:0`]);
});

const other = [{ prize: 'NUMBERS' as const, numbers: ['9', '2', '1', '7', '6'] }];
const versionOf = (rows: PrizeRow[]) => [{ version: 1, enteredAt: result.enteredAt, prizes: rows, reason: null }];
type Changed = readonly [string, Partial<typeof published>, keyof CheckedDraw['checks']];
const changes: readonly Changed[] = [
  ['the seal of the evidence is another', { evidence: { ...evidence, commitment: 'a'.repeat(64) } }, 'seal'],
  ['the seal of the draw is another', { draw: { ...published.draw, commitment: 'a'.repeat(64) } }, 'seal'],
  ['the seal that was seen before is another', { seenSeal: 'a'.repeat(64) }, 'seal'],
  [
    'the seal was shown when bets had closed',
    { evidence: { ...evidence, committedAt: '2026-01-03T07:14:30Z' } },
    'sealedInTime',
  ],
  ['the seed is another', { seed: `4${seed.slice(1)}` }, 'seal'],
  ['the label is not the id', { label: 'SSC_5M-20260103-172' }, 'label'],
  ['the evidence has another result', { evidence: { ...evidence, versions: versionOf(other) } }, 'result'],
  ['the page shows another result', { draw: { ...published.draw, result: { ...result, prizes: other } } }, 'result'],
  ['there is no result', { evidence: { ...evidence, versions: [] } }, 'result'],
];
test.each(changes)('LOTTERY-11 a draw does not fit where %s', (_, changed, what) => {
  expect(checkDraw({ ...published, ...changed }).checks[what]).toBe(false);
});

test('LOTTERY-11 where it is not known how a game draws, the seal alone is checked', () => {
  expect(checkDraw({ ...published, drawing: undefined })).toMatchObject({
    prizes: undefined,
    checks: { seal: true, sealedInTime: true, label: true, result: undefined },
  });
});

/** Words of the algorithm, as the contract describes them. */
function wordsOf(label: string): number[] {
  return Array.from({ length: 20 }, (_, block) => {
    const bytes = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${label}:${block}`).digest();
    return Array.from({ length: 8 }, (_, word) => bytes.readUInt32BE(word * 4));
  }).flat();
}

/** The numbers of `checkDraw` for a drawing, by the seed of the example under another label. */
function drawnBy(drawing: Drawing<PrizeName> | undefined, label: string): PrizeRow[] {
  return [...(checkDraw({ ...published, label, drawing }).prizes ?? [])];
}

test('LOTTERY-11 each kind of game is drawn as the algorithm says', () => {
  const words = wordsOf('K3_1M-20260103-0001');
  const dice = drawingOf('K3', [{ prize: 'NUMBERS', count: 3, digits: 1 }]);
  // 2^32 is 4 more than a multiple of 6; none of these words is among the last four.
  expect(drawnBy(dice, 'K3_1M-20260103-0001')).toEqual([
    { prize: 'NUMBERS', numbers: words.slice(0, 3).map((word) => String((word % 6) + 1)) },
  ]);
  const pc28 = drawingOf('PC28', [{ prize: 'NUMBERS', count: 3, digits: 1 }]);
  expect(drawnBy(pc28, 'K3_1M-20260103-0001')).toEqual([
    { prize: 'NUMBERS', numbers: words.slice(0, 3).map((word) => String(word % 10)) },
  ]);
  const table = drawingOf('VN_FAST', [
    { prize: 'SPECIAL', count: 1, digits: 5 },
    { prize: 'G1', count: 2, digits: 2 },
  ]);
  const digits = words.map((word) => word % 10).join('');
  expect(drawnBy(table, 'K3_1M-20260103-0001')).toEqual([
    { prize: 'SPECIAL', numbers: [digits.slice(0, 5)] },
    { prize: 'G1', numbers: [digits.slice(5, 7), digits.slice(7, 9)] },
  ]);
  for (const [group, of, count] of [
    ['11X5', 11, 5],
    ['PK10', 10, 10],
  ] as const) {
    const left = Array.from({ length: of }, (_, index) => String(index + 1).padStart(2, '0'));
    const shuffled = Array.from({ length: count }, (_, place) => {
      const chosen = place + ((words[place] ?? 0) % (of - place));
      [left[place], left[chosen]] = [left[chosen] ?? '', left[place] ?? ''];
      return left[place];
    });
    const drawing = drawingOf(group, [{ prize: 'NUMBERS', count, digits: 2 }]);
    expect(drawnBy(drawing, 'K3_1M-20260103-0001')).toEqual([{ prize: 'NUMBERS', numbers: shuffled }]);
  }
  expect(drawingOf('LOTTO', [{ prize: 'NUMBERS', count: 6, digits: 2 }])).toBeUndefined();
});

test('LOTTERY-11 a draw is worked out by the algorithm that its evidence names, and by no unknown one', () => {
  const label = 'VN_FAST_1M-20260103-0001';
  const ranks = [{ prize: 'G7', count: 30, digits: 2 }] as const;
  const numbersBy = (algorithm: string) => {
    const named = { ...evidence, algorithm } as DrawEvidence;
    const drawing = { kind: 'digits', ranks } as const;
    return checkDraw({ ...published, evidence: named, label, drawing }).prizes?.[0]?.numbers;
  };
  const digits = wordsOf(label).map((word) => word % 10);
  const pairs = Array.from({ length: 60 }, (_, index) => `${digits[2 * index]}${digits[2 * index + 1]}`);
  expect(numbersBy('portico-hmac-sha256-1')).toEqual(pairs.slice(0, 30));
  expect(numbersBy('portico-hmac-sha256-2')).toEqual([...new Set(pairs)].slice(0, 30));
  expect(new Set(pairs.slice(0, 30)).size).toBeLessThan(30);
  expect(numbersBy('portico-hmac-sha256-3')).toBeUndefined();
});

test('the seal of the example is the hash of its seed', () => {
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(seal);
});
