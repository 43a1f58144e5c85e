import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import type { Services } from '#server/services.ts';
import { secretHash } from '../../ground/encryption/secret.ts';
import { MINUTE, SECOND, testServices } from '../../testing.ts';
import { isProof, newWork } from './challenges.ts';
import { drawSlider, solveSlider } from './slider.ts';
import { spendGeetest, spendSliderTicket } from './tickets.ts';
import { isHandDrawn } from './track.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** A drag like a hand's: slow, fast, slow. */
const dragTo = (x: number) =>
  [0, 0.04, 0.16, 0.38, 0.66, 0.88, 0.97, 1].map((share, step) => ({
    x: Math.round(x * share),
    y: step % 3,
    t: step * 55 + (step % 2) * 9,
  }));

async function positionOf(challengeId: string): Promise<number> {
  const sql = 'select answer from challenges where id_hash = $1';
  const [row] = await db.query<{ answer: string }>('test_answer', sql, [secretHash(challengeId)]);
  return Number(row?.answer);
}

async function ticketByDrag(services: Services) {
  const { challengeId } = await drawSlider(services);
  return solveSlider(services, { method: 'drag', challengeId, track: dragTo(await positionOf(challengeId)) });
}

describe('a slider puzzle', () => {
  test('SMS-13 is drawn anew for each challenge: a background with a hole and the piece, as PNG', async () => {
    const services = await testServices(db);
    const [one, other] = [await drawSlider(services), await drawSlider(services)];
    expect(one).toMatchObject({ width: 320, height: 160, pieceWidth: 48, pieceHeight: 48 });
    expect(one.proofOfWork).toMatchObject({ algorithm: 'SHA-256', difficulty: 16 });
    expect(Date.parse(one.expiresAt)).toBe(services.clock() + 5 * MINUTE);
    const png = Buffer.from(one.background, 'base64');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([320, 160]);
    const data = png.subarray(41, png.length - 16);
    expect(inflateSync(data)).toHaveLength((320 * 3 + 1) * 160);
    expect(one.background).not.toBe(other.background);
    expect(one.piece).not.toBe(other.piece);
    expect(one.challengeId).not.toBe(other.challengeId);
  });

  test('SMS-13 reveals the position only in the picture, and stores its id as a hash', async () => {
    const services = await testServices(db);
    const puzzle = await drawSlider(services);
    const position = await positionOf(puzzle.challengeId);
    expect(position).toBeGreaterThanOrEqual(80);
    const { background: _background, piece: _piece, ...told } = puzzle;
    expect(Object.values(told)).not.toContain(position);
    const [row] = await db.query<{ text: string }>(
      'test_rows',
      'select string_agg(c::text, $1) as text from challenges c',
      [' '],
    );
    expect(row?.text).not.toContain(puzzle.challengeId);
  });

  test('SMS-13 SMS-07 a hand that drags the piece into its position gets a ticket, valid for one login', async () => {
    const services = await testServices(db);
    const { sliderTicket, geetest_challenge, geetest_validate, geetest_seccode } = await ticketByDrag(services);
    expect([geetest_validate, geetest_seccode]).toEqual([sliderTicket, `${sliderTicket}|${geetest_challenge}`]);
    await spendSliderTicket(services, sliderTicket);
    await expect(spendSliderTicket(services, sliderTicket)).rejects.toThrow('captcha_check_failed');
  });

  test('SMS-13 a registration sends the ticket in three fields, which must agree', async () => {
    const services = await testServices(db);
    const fields = await ticketByDrag(services);
    await spendGeetest(services, fields);
    await expect(spendGeetest(services, fields)).rejects.toThrow('captcha_check_failed');
    const other = await ticketByDrag(services);
    const mixed = { ...other, geetest_challenge: fields.geetest_challenge };
    await expect(spendGeetest(services, mixed)).rejects.toThrow('captcha_check_failed');
    await expect(spendGeetest(services, {})).rejects.toThrow('captcha_check_failed');
  });

  test('SMS-13 a drag may miss by at most five pixels', async () => {
    const services = await testServices(db);
    const drag = async (miss: number) => {
      const { challengeId } = await drawSlider(services);
      return solveSlider(services, {
        method: 'drag',
        challengeId,
        track: dragTo((await positionOf(challengeId)) + miss),
      });
    };
    expect((await drag(5)).sliderTicket).toMatch(/^s_/);
    expect((await drag(-5)).sliderTicket).toMatch(/^s_/);
    await expect(drag(6)).rejects.toThrow('slider_wrong');
    await expect(drag(-6)).rejects.toThrow('slider_wrong');
  });

  test('SMS-13 accepts one answer: after a wrong one the right one is too late', async () => {
    const services = await testServices(db);
    const { challengeId } = await drawSlider(services);
    const position = await positionOf(challengeId);
    const answer = (x: number) => solveSlider(services, { method: 'drag', challengeId, track: dragTo(x) });
    await expect(answer(position - 40)).rejects.toThrow('slider_wrong');
    await expect(answer(position)).rejects.toThrow('captcha_check_failed');
  });

  test('SMS-13 one of two concurrent answers gets a ticket, which expires like the puzzle', async () => {
    const services = await testServices(db);
    const { challengeId } = await drawSlider(services);
    const track = dragTo(await positionOf(challengeId));
    const both = [1, 2].map(() => solveSlider(services, { method: 'drag', challengeId, track }));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = await ticketByDrag(services);
    services.pass(5 * MINUTE + SECOND);
    await expect(spendSliderTicket(services, late.sliderTicket)).rejects.toThrow('captcha_check_failed');
    const puzzle = await drawSlider(services);
    const position = await positionOf(puzzle.challengeId);
    services.pass(5 * MINUTE);
    const answer = { method: 'drag', challengeId: puzzle.challengeId, track: dragTo(position) } as const;
    await expect(solveSlider(services, answer)).rejects.toThrow('captcha_check_failed');
  });

  test('SMS-13 a proof of work solves it without a drag', async () => {
    const services = await testServices(db);
    const { challengeId, proofOfWork } = await drawSlider(services);
    let nonce = 0;
    while (!isProof(proofOfWork, String(nonce))) nonce++;
    const solved = await solveSlider(services, { method: 'proof_of_work', challengeId, nonce: String(nonce) });
    await spendSliderTicket(services, solved.sliderTicket);
    const other = await drawSlider(services);
    const stolen = { method: 'proof_of_work', challengeId: other.challengeId, nonce: String(nonce) } as const;
    await expect(solveSlider(services, stolen)).rejects.toThrow('slider_wrong');
  });
});

describe('a drag', () => {
  test.each([
    [
      'of a program that leaps',
      [
        { x: 0, y: 0, t: 0 },
        { x: 196, y: 0, t: 600 },
      ],
    ],
    ['at one speed', Array.from({ length: 20 }, (_, step) => ({ x: step * 10, y: 0, t: step * 16 }))],
    ['too fast for a hand', dragTo(196).map((point, step) => ({ ...point, t: step * 9 }))],
    ['that goes back in time', dragTo(196).map((point, step) => ({ ...point, t: step === 3 ? 900 : point.t }))],
    ['that begins elsewhere', dragTo(196).map((point) => ({ ...point, x: point.x + 1 }))],
    ['with one great leap', [0, 10, 15, 190, 196].map((x, step) => ({ x, y: 0, t: step * step * 40 }))],
    ['of no points', []],
  ])('SMS-13 %s is refused', (_name, track) => {
    expect(isHandDrawn(track)).toBe(false);
  });

  test('SMS-13 of a hand passes, also that of the contract', () => {
    const [xs, ts] = [
      [0, 9, 61, 138, 186, 196],
      [0, 48, 141, 262, 398, 611],
    ];
    expect(isHandDrawn(xs.map((x, index) => ({ x, y: 1 - Number(index === 0), t: ts[index] ?? 0 })))).toBe(true);
    expect(isHandDrawn(dragTo(120))).toBe(true);
  });
});

test('a proof is a hash of salt and nonce with leading zeros', () => {
  const work = { ...newWork((length) => new Uint8Array(length), 8), salt: 'qT7xJm2vQe9WZt1Y' };
  const proofs = Array.from({ length: 2_000 }, (_, nonce) => String(nonce)).filter((nonce) => isProof(work, nonce));
  expect(proofs.length).toBeGreaterThan(1);
  expect(proofs.length).toBeLessThan(25);
  expect(
    ['', '-1', '01', '1e3', ' 1', '12345678901234567'].some((nonce) => isProof({ ...work, difficulty: 0 }, nonce)),
  ).toBe(false);
  expect(isProof({ salt: 'qT7xJm2vQe9WZt1Y', difficulty: 18 }, '195851')).toBe(true);
});
