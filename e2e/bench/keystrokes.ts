import type { Page } from '@playwright/test';

/** Longer than the search waits between two requests: each key is a search of its own. */
const pauseMs = 300;

/**
 * From a key pressed in the search field to the end of the frame that shows the new tiles, in milliseconds by the
 * clock, for each key of the words after which there are other games on the screen. The keys are pressed with pauses,
 * and each when the games of the one before stand.
 */
export async function keystrokes(page: Page, words: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  const field = page.getByRole('searchbox');
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const word of words) {
    await field.fill('');
    await settled(page);
    for (let length = 1; length <= word.length; length++) {
      const text = word.slice(0, length);
      const changes = !(await allMatch(page, text));
      const painted = changes ? timeOfNextKey(page, text) : undefined;
      await field.press(text.slice(-1));
      if (painted) times.push(await painted);
      await settled(page);
    }
  }
  return times;
}

async function settled(page: Page): Promise<void> {
  await page.locator('section[aria-busy="false"] article').first().waitFor();
  await page.waitForTimeout(pauseMs);
}

function allMatch(page: Page, text: string): Promise<boolean> {
  return page
    .locator('article h3')
    .allTextContents()
    .then((titles) => titles.every((title) => plain(title).includes(text)));
}

/** As the search compares: without case and accents. */
function plain(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/** Waits for a key and for what it brings: only tiles on the screen whose titles have the text. */
function timeOfNextKey(page: Page, text: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        document.addEventListener(
          'keydown',
          (event) => {
            pressed = event.timeStamp;
          },
          { capture: true, once: true },
        );
        const matches = ({ textContent }: Element) => {
          const plain = (textContent ?? '').normalize('NFD').replace(/\p{M}/gu, '');
          return plain.toLowerCase().replaceAll('đ', 'd').includes(wanted);
        };
        const results = document.querySelector('section[aria-busy]') ?? document.body;
        const changes = new MutationObserver(() => {
          const titles = [...results.querySelectorAll('article h3')].filter((title) => {
            const { top, bottom } = title.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          });
          if (titles.length === 0) return;
          if (!titles.every(matches)) return;
          changes.disconnect();
          // The frame that draws them ends before the next task.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - pressed);
            port2.postMessage(null);
          });
        });
        changes.observe(results, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}
