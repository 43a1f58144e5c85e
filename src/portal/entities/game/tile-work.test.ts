// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { picturesMayLoad, watchScrolling, whenPictureMayLoad } from './picture-queue.ts';

const FRAME_MS = 16;
let endWatching: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('scrollY', 0);
  endWatching = watchScrolling();
});
afterEach(() => {
  endWatching();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scrollBy(px: number) {
  vi.stubGlobal('scrollY', window.scrollY + px);
  window.dispatchEvent(new Event('scroll'));
}

/** So many pictures that wait; answers how many have begun. */
function queue(count: number) {
  let begun = 0;
  for (let index = 0; index < count; index++) whenPictureMayLoad(() => begun++);
  return () => begun;
}

describe('the pictures of tiles', () => {
  test('begin at once while the page rests', () => {
    expect(picturesMayLoad()).toBe(true);
    expect(queue(30)()).toBe(30);
  });

  test('begin a few in each frame while it moves slowly', () => {
    scrollBy(5);
    const begun = queue(5);
    expect(begun()).toBe(0);
    vi.advanceTimersByTime(FRAME_MS);
    const first = begun();
    scrollBy(5);
    vi.advanceTimersByTime(FRAME_MS);
    expect(begun()).toBe(first + 2);
  });

  test('wait while it races, and begin when it rests', () => {
    scrollBy(60);
    const begun = queue(3);
    for (let frame = 0; frame < 20; frame++) {
      vi.advanceTimersByTime(FRAME_MS);
      scrollBy(60);
    }
    expect(begun()).toBe(0);
    vi.advanceTimersByTime(200);
    expect(begun()).toBe(3);
  });

  test('do not begin once they are called off', () => {
    scrollBy(60);
    const begin = vi.fn();
    whenPictureMayLoad(begin)();
    vi.advanceTimersByTime(1000);
    expect(begin).not.toHaveBeenCalled();
  });
});
