import type { CDPSession, Page } from '@playwright/test';
import { workBetween } from './frame-work.ts';

/** Longer than the search waits between two requests: each key is a search of its own. */
const pauseMs = 300;

/** Set by the page when the key goes down and when its frame has ended. */
const marks = ['bench-key', 'bench-painted'] as const;

/** What followed a key, in milliseconds. */
export interface Keystroke {
  /** Until the end of the frame that shows the new tiles, by the clock. */
  readonly painted: number;
  /** The main thread's processor time meanwhile. */
  readonly cpu: number;
}

/**
 * Types words into the search field and measures each key after which there are other games on the screen. The keys are
 * pressed with pauses, and each when the games of the one before stand.
 */
export async function keystrokes(page: Page, session: CDPSession, words: readonly string[]): Promise<Keystroke[]> {
  const times: Keystroke[] = [];
  const field = page.getByRole('searchbox');
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const word of words) {
    await field.fill('');
    await settled(page);
    for (let length = 1; length <= word.length; length++) {
      const text = word.slice(0, length);
      const press = () => field.press(text.slice(-1));
      if (await allMatch(page, text)) {
        await press();
      } else {
        let painted = 0;
        const { cpu } = await workBetween(session, marks, async () => {
          const next = timeOfNextKey(page, text);
          await press();
          painted = await next;
        });
        times.push({ painted, cpu });
      }
      await settled(page);
    }
  }
  return times;
}

async function settled(page: Page): Promise<void> {
  await page.locator('section[aria-busy="false"] article').first().waitFor();
  await page.waitForTimeout(pauseMs);
}

/** Whether the tiles on the screen have the text already: then a key changes nothing that could be waited for. */
async function allMatch(page: Page, text: string): Promise<boolean> {
  const titles = await page.locator('article h3').evaluateAll((all) =>
    all
      .filter((title) => {
        const { top, bottom } = title.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map(({ textContent }) => textContent ?? ''),
  );
  return titles.every((title) => plain(title).includes(text));
}

/** As the search compares: without case and accents. */
function plain(title: string): string {
  return title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}

/** Waits for a key and for what it brings: only tiles on the screen whose titles have the text. */
function timeOfNextKey(page: Page, text: string): Promise<number> {
  return page.evaluate(
    ({ wanted, marks: [keyDown, shown] }) =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        document.addEventListener(
          'keydown',
          (event) => {
            pressed = event.timeStamp;
            performance.mark(keyDown);
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
            port1.onmessage = () => {
              performance.mark(shown);
              resolve(performance.now() - pressed);
            };
            port2.postMessage(null);
          });
        });
        changes.observe(results, { subtree: true, childList: true, characterData: true });
      }),
    { wanted: text, marks },
  );
}
