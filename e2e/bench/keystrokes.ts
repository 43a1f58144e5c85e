import type { CDPSession, Page } from '@playwright/test';
import { workUntilShown } from './frame-work.ts';

/** Longer than the search waits between two requests: each key is a search of its own. */
const pauseMs = 300;

/** Set by the page when the key goes down, and, with a number, whenever something of the results has changed. */
const marks = { begin: 'bench-key', change: 'bench-change' } as const;

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
        let waited = 0;
        const { after, cpu } = await workUntilShown(session, marks.begin, async () => {
          const next = nextKey(page, text);
          await press();
          const { change, ...key } = await next;
          waited = key.waited;
          return change;
        });
        times.push({ painted: waited + after, cpu });
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

interface Key {
  /** For the main thread, in milliseconds. */
  readonly waited: number;
  /** The mark of the last change to what is on the screen. */
  readonly change: string;
}

/**
 * Waits for a key and until what it brings is on the screen: only tiles there whose titles have the text. The titles are
 * read when the frame that shows them is over, so that it does not take longer for being measured.
 */
function nextKey(page: Page, text: string): Promise<Key> {
  return page.evaluate(
    ({ wanted, marks: { begin, change } }) =>
      new Promise<Key>((resolve) => {
        const results = document.querySelector('section[aria-busy]') ?? document.body;
        const changes: MutationRecord[][] = [];
        const observer = new MutationObserver((records) => {
          performance.mark(change + changes.length);
          changes.push(records);
        });
        const tilesOnScreen = () =>
          [...results.querySelectorAll('article')].filter((tile) => {
            const { top, bottom } = tile.querySelector('h3')?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
            return bottom > 0 && top < innerHeight;
          });
        const matches = (tile: Element) => {
          const plain = (tile.querySelector('h3')?.textContent ?? '').normalize('NFD').replace(/\p{M}/gu, '');
          return plain.toLowerCase().replaceAll('đ', 'd').includes(wanted);
        };
        const changed = (tile: Element) =>
          changes.findLastIndex((records) =>
            records.some(({ target }) => target.contains(tile) || tile.contains(target)),
          );
        document.addEventListener(
          'keydown',
          ({ timeStamp }) => {
            performance.mark(begin);
            const waited = performance.now() - timeStamp;
            observer.observe(results, { subtree: true, childList: true, characterData: true });
            let isDrawn = false;
            const look = () => {
              // What has changed before the first frame that sees it is still to be drawn.
              const tiles = isDrawn ? tilesOnScreen() : [];
              isDrawn = changes.length > 0;
              if (tiles.length === 0 || !tiles.every(matches)) return void requestAnimationFrame(look);
              observer.disconnect();
              const last = change + Math.max(...tiles.map(changed));
              // The trace has a frame when it is over.
              requestAnimationFrame(() => resolve({ waited, change: last }));
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    { wanted: text, marks },
  );
}
