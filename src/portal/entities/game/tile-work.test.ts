// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Nearness } from './tile-work.ts';

/** Anew for each test: it remembers how fast the device is. */
let work: typeof import('./tile-work.ts');
let endWatching: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  work = await import('./tile-work.ts');
  endWatching = work.watchScrolling();
});
afterEach(() => {
  endWatching();
  vi.useRealTimers();
  // What a test leaves waiting is no concern of the next one, nor of another file's.
  vi.resetModules();
});

const scroll = () => window.dispatchEvent(new Event('scroll'));
const frame = () => vi.advanceTimersToNextFrame();

function comeToRest() {
  window.dispatchEvent(new Event('scrollend'));
  vi.advanceTimersByTime(work.REST_MS);
}

/** A picture that notes its name when it begins. */
function picture(begun: string[], name: string, nearness: Nearness = 'on-screen') {
  return work.queuePicture({ begin: () => void begun.push(name), nearness: () => nearness });
}

describe('the pictures of tiles', () => {
  test('may begin at once while the page rests and none waits', () => {
    expect(work.picturesMayBegin()).toBe(true);
    scroll();
    expect(work.picturesMayBegin()).toBe(false);
    comeToRest();
    expect(work.picturesMayBegin()).toBe(true);
    picture([], 'one');
    expect(work.picturesMayBegin()).toBe(false);
  });

  test('of the next page do not wait for a scroll of the one before', () => {
    scroll();
    endWatching();
    expect(work.picturesMayBegin()).toBe(true);
  });

  test('PERF-06 wait for the page to rest while it is not known how fast the device is', () => {
    const begun: string[] = [];
    scroll();
    picture(begun, 'one');
    vi.advanceTimersByTime(1000);
    expect(begun).toEqual([]);
    comeToRest();
    frame();
    expect(begun).toEqual(['one']);
  });

  test('on the screen go before those around it', () => {
    const begun: string[] = [];
    picture(begun, 'below', 'near');
    picture(begun, 'seen');
    frame();
    expect(begun).toEqual(['seen']);
    frame();
    expect(begun).toEqual(['seen', 'below']);
  });

  test('PERF-06 far from the screen wait until they come nearer, and keep no frame busy', () => {
    const begun: string[] = [];
    let nearness: Nearness = 'far';
    work.queuePicture({ begin: () => void begun.push('one'), nearness: () => nearness });
    frame();
    expect([begun, vi.getTimerCount(), work.picturesMayBegin()]).toEqual([[], 0, true]);
    nearness = 'near';
    work.lookAtPictures();
    frame();
    expect(begun).toEqual(['one']);
  });

  test('do not begin once they are called off', () => {
    const begun: string[] = [];
    picture(begun, 'one')();
    vi.advanceTimersByTime(1000);
    expect(begun).toEqual([]);
  });
});

describe('the rows', () => {
  test('are filled step by step, not in the frame in which one came in', () => {
    const filling = vi.fn().mockReturnValueOnce('filled').mockReturnValueOnce('done');
    work.queueFilling(filling);
    frame();
    expect(filling).toHaveBeenCalledTimes(0);
    frame();
    expect(filling).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    expect(filling).toHaveBeenCalledTimes(2);
  });

  test('that pile up are filled side by side', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7].map(() => vi.fn().mockReturnValue('done'));
    for (const step of steps) work.queueFilling(step);
    frame();
    frame();
    expect(steps.filter((step) => step.mock.calls.length > 0)).toHaveLength(2);
  });

  test.each([
    ['a fast', [0.1, 0.1, 0.1], ['one']],
    ['a slow', [5, 5, 5], []],
    ['a slow, for a moment quick', [3, 0.4, 3, 0.4, 3, 0.4, 3, ...Array.from({ length: 12 }, () => 0.4)], []],
  ])('tell whether %s device may begin pictures while it scrolls', (_device, stepsMs, begun) => {
    const shown: string[] = [];
    const steps = stepsMs.values();
    scroll();
    work.queueFilling(() => {
      const { value, done } = steps.next();
      vi.advanceTimersByTime(value ?? 0);
      return done ? 'done' : 'filled';
    });
    vi.advanceTimersByTime(500);
    picture(shown, 'one');
    vi.advanceTimersByTime(200);
    expect(shown).toEqual(begun);
  });
});

describe('an errand', () => {
  test('has a frame of its own, and runs once', () => {
    const errand = vi.fn();
    const filling = vi.fn().mockReturnValue('done');
    work.queueFilling(filling);
    work.queueErrand(errand);
    work.queueErrand(errand);
    frame();
    frame();
    expect([errand.mock.calls.length, filling.mock.calls.length]).toEqual([1, 0]);
    frame();
    expect([errand.mock.calls.length, filling.mock.calls.length]).toEqual([1, 1]);
  });

  test('gives way to one row, not to a row in every frame', () => {
    const errand = vi.fn();
    work.queueErrand(errand);
    work.queueFilling(() => 'done');
    frame();
    expect(errand).toHaveBeenCalledTimes(0);
    work.queueFilling(() => 'done');
    frame();
    expect(errand).toHaveBeenCalledTimes(1);
  });
});
