import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

/** The last code sent to a number, from the outbox of the development server. */
export function codeSentTo(request: APIRequestContext, number: string, site = ''): Promise<string> {
  return sentTo(request, site, 'sms', number, /[0-9]{6}/);
}

/** The last code sent to an address. */
export function codeMailedTo(request: APIRequestContext, address: string, site = ''): Promise<string> {
  return sentTo(request, site, 'email', address, /[0-9]{6}/);
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

/** An unregistered mobile number. */
export function newNumber(): string {
  return `9${String(Date.now()).slice(-4)}${String(Math.random()).slice(2, 6)}`;
}

/** An unregistered username. */
export function newName(): string {
  return `linh_${String(Date.now()).slice(-6)}${String(Math.random()).slice(2, 5)}`;
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
  await untilPassed(page, async (check) => {
    const { x, scale } = await gapIn(check);
    const box = (await check.getByRole('slider').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const steps = 12;
    for (let step = 1; step <= steps; step++) {
      const way = (1 - Math.cos((Math.PI * step) / steps)) / 2;
      await page.mouse.move(from.x + x * scale * way, from.y + 2 * Math.sin(step));
    }
    await page.mouse.up();
  });
}

/** A key stays down for as long as a finger needs. The server refuses a drag that outruns a hand. */
const heldByAHand = { delay: 70 };

/** Moves the piece into the gap with the keys alone. */
export async function passByKeys(page: Page): Promise<void> {
  await untilPassed(page, async (check) => {
    const { x } = await gapIn(check);
    await expect(check.getByRole('slider')).toBeFocused();
    const leaps = Math.floor(x / 24);
    for (let leap = 0; leap < leaps; leap++) await page.keyboard.press('PageUp', heldByAHand);
    const steps = Math.round((x - 24 * leaps) / 3);
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight', heldByAHand);
    await page.keyboard.press('Enter');
  });
}

/** Retries a few times, each with a new picture: a person sometimes misses, and so does this helper. */
async function untilPassed(page: Page, attempt: (check: Locator) => Promise<void>): Promise<void> {
  const check = botCheck(page);
  for (let tries = 0; tries < 4; tries++) {
    await expect(check.locator('img')).toHaveCount(2);
    await expect(check.getByRole('slider')).not.toHaveAttribute('aria-disabled');
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/slider'),
    );
    await attempt(check);
    if ((await answered).ok()) break;
  }
  await expect(check).toHaveCount(0);
}

/** The position of the piece: the darkened gap matches the piece pixel for pixel. */
async function gapIn(check: Locator): Promise<{ readonly x: number; readonly scale: number }> {
  return check.evaluate(async (element) => {
    const [background, piece] = await Promise.all([...element.querySelectorAll('img')].map(pixelsOf));
    const shown = element.querySelectorAll('img');
    if (!background || !piece || !shown[0] || !shown[1]) throw new Error('there is no puzzle');
    const top = Math.round((Number.parseFloat(shown[1].style.top) / 100) * background.height);
    const inside = [...Array(piece.width * piece.height).keys()].filter((at) => piece.data[4 * at + 3] === 255);
    // A third of the pixels is enough.
    const looked = inside.filter((_, index) => index % 3 === 0);
    const lights = looked.map((at) => lightAt(piece, at));
    let best = { x: 0, likeness: -1 };
    for (let x = 10; x <= background.width - piece.width; x++) {
      const behind = looked.map((at) =>
        lightAt(background, (top + Math.floor(at / piece.width)) * background.width + x + (at % piece.width)),
      );
      const likeness = correlation(lights, behind);
      if (likeness > best.likeness) best = { x, likeness };
    }
    return { x: best.x, scale: shown[0].clientWidth / background.width };

    async function pixelsOf(image: HTMLImageElement): Promise<ImageData> {
      await image.decode();
      const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
      if (!context) throw new Error('there is no canvas');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
    }

    function lightAt({ data }: ImageData, at: number): number {
      return (data[4 * at] ?? 0) + (data[4 * at + 1] ?? 0) + (data[4 * at + 2] ?? 0);
    }

    function correlation(ones: readonly number[], others: readonly number[]): number {
      const n = ones.length;
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (const [index, one] of ones.entries()) {
        const other = others[index] ?? 0;
        a += one;
        b += other;
        aa += one * one;
        bb += other * other;
        ab += one * other;
      }
      return (n * ab - a * b) / Math.sqrt((n * aa - a * a) * (n * bb - b * b) || 1);
    }
  });
}
