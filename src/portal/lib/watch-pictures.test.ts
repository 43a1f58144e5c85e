// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureHosts, pictureUrl, tellPictureHosts } from './urls.ts';
import { PATIENCE_MS, watchPictures } from './watch-pictures.ts';

const near = 'https://near.lumo.example/pictures';
const far = 'https://far.lumo.example';

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  tellPictureHosts([`${near}/`, far]);
  end = watchPictures();
});
afterEach(() => {
  end();
  tellPictureHosts([]);
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** An image on the screen that asks for a picture and has not got it. */
function show(picture: string, top = 10): HTMLImageElement {
  const image = document.createElement('img');
  Object.defineProperty(image, 'complete', { value: false, configurable: true });
  image.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  image.src = pictureUrl(picture);
  document.body.append(image);
  return image;
}
const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));
const load = (image: HTMLImageElement) => image.dispatchEvent(new Event('load'));

describe('the address of a picture', () => {
  test('ENTITY-36 is at the first host for a path of this site, and for anything else what it is', () => {
    expect(pictureUrl('/art/game/1.svg')).toBe(`${near}/art/game/1.svg`);
    for (const other of ['//evil.example/1.svg', '/\\evil.example/1.svg', 'https://a.example/1.svg', 'data:,', '']) {
      expect(pictureUrl(other)).toBe(other);
    }
  });

  test('ENTITY-36 is of this site where there is no host', () => {
    tellPictureHosts([]);
    expect(pictureUrl('/art/game/1.svg')).toBe('/art/game/1.svg');
  });
});

describe('a picture that a host does not give', () => {
  test('ENTITY-36 comes from the next one, then from this site, and is missing only when that has none', () => {
    const image = show('/art/game/1.svg');
    const missing = vi.fn();
    image.onerror = missing;
    fail(image);
    expect(image.src).toBe(`${far}/art/game/1.svg`);
    fail(image);
    expect(image.src).toBe(`${window.location.origin}/art/game/1.svg`);
    expect(missing).not.toHaveBeenCalled();
    fail(image);
    expect(missing).toHaveBeenCalledOnce();
  });

  test('ENTITY-36 leaves the host to the others while it gives some', () => {
    for (let round = 0; round < 5; round += 1) {
      fail(show('/art/game/1.svg'));
      load(show('/art/game/2.svg'));
    }
    expect(pictureHosts()).toEqual([near, far]);
  });

  test('ENTITY-36 is one of three in a row: the host is asked no more, not for those that it still owes either', () => {
    const owed = show('/art/game/9.svg');
    const failing = ['1', '2', '3', '4'].map((id) => show(`/art/game/${id}.svg`));
    // This one has failed already when the host is left; its event is yet to come.
    const last = failing[3];
    if (!last) throw new Error('no fourth picture');
    Object.defineProperty(last, 'complete', { value: true });
    for (const image of failing) fail(image);
    expect(failing.map(({ src }) => src)).toEqual(['1', '2', '3', '4'].map((id) => `${far}/art/game/${id}.svg`));
    expect(pictureHosts()).toEqual([far]);
    expect(owed.src).toBe(`${far}/art/game/9.svg`);
    expect(pictureUrl('/art/game/5.svg')).toBe(`${far}/art/game/5.svg`);
  });
});

describe('a host that says nothing', () => {
  test('ENTITY-36 is left when a picture on the screen has waited long enough', () => {
    const image = show('/art/banner/1.svg');
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(image.src).toBe(`${near}/art/banner/1.svg`);
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(image.src).toBe(`${far}/art/banner/1.svg`);
    // The next one has its time too.
    vi.advanceTimersByTime(PATIENCE_MS);
    expect(pictureHosts()).toEqual([far]);
  });

  test('ENTITY-36 is not left for pictures that the browser has no need of yet, nor when it gave one before', () => {
    show('/art/game/1.svg', 5_000);
    vi.advanceTimersByTime(3 * PATIENCE_MS);
    expect(pictureHosts()).toEqual([near, far]);
    load(show('/art/game/2.svg'));
    show('/art/game/3.svg');
    vi.advanceTimersByTime(3 * PATIENCE_MS);
    expect(pictureHosts()).toEqual([near, far]);
  });
});
