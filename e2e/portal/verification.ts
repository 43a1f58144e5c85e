import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { HOLE } from '#server/domain/identity/verification/drawing/puzzle-image.ts';

/** The last code sent to a number, from the outbox of the development server. */
export function codeSentTo(request: APIRequestContext, number: string, site = ''): Promise<string> {
  return sentTo(request, site, 'sms', number, /[0-9]{6}/);
}

/** Path and query of the last link sent to an address. */
export async function linkSentTo(request: APIRequestContext, address: string, site = ''): Promise<string> {
  const link = new URL(await sentTo(request, site, 'email', address, /https?:\/\/\S+ticket=[\w-]+/));
  return link.pathname + link.search;
}

async function sentTo(
  request: APIRequestContext,
  site: string,
  channel: string,
  recipient: string,
  wanted: RegExp,
): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const messages: { channel: string; recipient: string; body: string }[] = await (
      await request.get(`${site}/dev/outbox.json`)
    ).json();
    const message = messages.find((one) => one.channel === channel && one.recipient.endsWith(recipient));
    found = wanted.exec(message?.body ?? '')?.[0];
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
let numbers = 0;
let names = 0;

/** An unregistered mobile number of Vietnam. Index and count keep the numbers of all workers apart. */
export function newNumber(): string {
  numbers += 1;
  return `98${`${worker}`.padStart(3, '0')}${`${numbers}`.padStart(4, '0')}`;
}

/** An unregistered username. */
export function newName(): string {
  names += 1;
  return `linh_${worker}x${names}`;
}

/** The time of the browser's proof of work varies, and a busy machine is slow at it. */
export const whileItWorks = { timeout: 120_000 };

/** The dialog of the bot check. */
export function botCheck(page: Page): Locator {
  return page.getByRole('group', { name: /One quick check|Kiểm tra nhanh/ });
}

/** Lets the browser work instead of a drag. */
export async function passWithoutPicture(page: Page): Promise<void> {
  const check = botCheck(page);
  await expect(check.locator('img')).toHaveCount(2);
  await check.getByRole('button', { name: /Check without a picture|Kiểm tra không cần hình/ }).click();
  await expect(check).toHaveCount(0, whileItWorks);
}

/** Drags the piece into the gap with the mouse, like a hand. */
export async function passByDragging(page: Page): Promise<void> {
  const { check, slider, x, scale } = await puzzle(page);
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The server refuses a drag that outruns a hand, so each step waits until the piece is drawn at its place.
  const steps = 20;
  for (let step = 1; step <= steps; step++) {
    const way = (1 - Math.cos((Math.PI * step) / steps)) / 2;
    await page.mouse.move(from.x + x * scale * way, from.y + 2 * Math.sin(step));
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
  await expect(check).toHaveCount(0);
}

/** A key stays down for as long as a finger needs. The server refuses a drag that outruns a hand. */
const heldByAHand = { delay: 70 };

/** Moves the piece into the gap with the keys alone. */
export async function passByKeys(page: Page): Promise<void> {
  const { check, slider, x } = await puzzle(page);
  await expect(slider).toBeFocused();
  const leaps = Math.floor(x / 24);
  for (let leap = 0; leap < leaps; leap++) await page.keyboard.press('PageUp', heldByAHand);
  const steps = Math.round((x - 24 * leaps) / 3);
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight', heldByAHand);
  await page.keyboard.press('Enter');
  await expect(check).toHaveCount(0);
}

/** The puzzle once it can be moved, and the gap in it. */
async function puzzle(page: Page) {
  const check = botCheck(page);
  const slider = check.getByRole('slider');
  await expect(check.locator('img')).toHaveCount(2);
  await expect(slider).not.toHaveAttribute('aria-disabled');
  return { check, slider, ...(await check.evaluate(gapIn, HOLE)) };
}

/** Where the piece belongs: there the picture is the inner piece under the shade of a hole, pixel for pixel. */
async function gapIn(check: Element, hole: typeof HOLE): Promise<{ readonly x: number; readonly scale: number }> {
  const [shown, above] = check.querySelectorAll('img');
  if (!shown || !above) throw new Error('there is no puzzle');
  const [background, piece] = [await pixelsOf(shown), await pixelsOf(above)];
  const top = Math.round((Number.parseFloat(above.style.top) / 100) * background.height);
  // Its rim is drawn over, in the piece and in the hole.
  const rim = 3;
  const inside: { readonly x: number; readonly y: number }[] = [];
  for (let y = rim; y < piece.height - rim; y++) {
    for (let x = rim; x < piece.width - rim; x++) {
      const around = [x, x - rim, x + rim].map((column) => [column, y] as const);
      const beside = [y - rim, y + rim].map((line) => [x, line] as const);
      if ([...around, ...beside].every(([column, line]) => channel(piece, column, line, 3) === 255)) {
        inside.push({ x, y });
      }
    }
  }
  let best = { x: 0, off: Number.POSITIVE_INFINITY };
  for (let x = 0; x <= background.width - piece.width; x++) {
    const off = inside.reduce((sum, at) => sum + differenceAt(x, at), 0);
    if (off < best.off) best = { x, off };
  }
  return { x: best.x, scale: shown.clientWidth / background.width };

  function differenceAt(left: number, at: { readonly x: number; readonly y: number }): number {
    return hole.shade.reduce((sum, shade, index) => {
      const shaded = channel(piece, at.x, at.y, index) * (1 - hole.depth) + shade * hole.depth;
      return sum + Math.abs(channel(background, left + at.x, top + at.y, index) - shaded);
    }, 0);
  }

  function channel({ data, width }: ImageData, x: number, y: number, index: number): number {
    return data[4 * (y * width + x) + index] ?? 0;
  }

  async function pixelsOf(image: HTMLImageElement): Promise<ImageData> {
    await image.decode();
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
    if (!context) throw new Error('there is no canvas');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
  }
}
