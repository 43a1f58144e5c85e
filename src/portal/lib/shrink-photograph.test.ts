// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shrunkPhotograph } from './shrink-photograph.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const photograph = new File([new Uint8Array(9_000)], 'receipt.jpg', { type: 'image/jpeg', lastModified: 7 });

/** jsdom draws nothing, so the browser's part is played: a picture of this size, and a drawing of so many bytes. */
function draws(width: number, height: number, bytes: number): { readonly drawn: number[][] } {
  const drawn: number[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (_: unknown, ...place: number[]) => drawn.push(place),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob([new Uint8Array(bytes)], { type: type ?? '' })),
  );
  return { drawn };
}

describe('a photograph before it is sent', () => {
  test.each([
    [5_120, 3_840, [0, 0, 2_560, 1_920]],
    [3_000, 4_000, [0, 0, 1_920, 2_560]],
  ])('PROMO-05 of %i by %i pixels is drawn smaller, under its own name', async (width, height, place) => {
    const { drawn } = draws(width, height, 800);
    const small = await shrunkPhotograph(photograph);
    expect(drawn).toEqual([place]);
    expect([small.size, small.name, small.type, small.lastModified]).toEqual([800, 'receipt.jpg', 'image/jpeg', 7]);
  });

  test('PROMO-05 stays as it is where it is small', async () => {
    draws(2_560, 1_440, 800);
    expect(await shrunkPhotograph(photograph)).toBe(photograph);
  });

  test('PROMO-05 stays as it is where the drawing is no smaller', async () => {
    draws(5_120, 3_840, 9_000);
    expect(await shrunkPhotograph(photograph)).toBe(photograph);
  });

  test('PROMO-05 stays as it is where the browser cannot read it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no picture', 'InvalidStateError')));
    expect(await shrunkPhotograph(photograph)).toBe(photograph);
  });

  test('PROMO-05 a PNG stays as it is', async () => {
    draws(5_120, 3_840, 800);
    const drawing = new File([new Uint8Array(9_000)], 'screen.png', { type: 'image/png' });
    expect(await shrunkPhotograph(drawing)).toBe(drawing);
  });
});
