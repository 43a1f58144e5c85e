import { onTestFinished, vi } from 'vitest';

/** The motion of an element, which jsdom has none of. */
export function stubMotion() {
  const motion = Object.assign(new EventTarget(), { cancel: vi.fn() });
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: () => motion });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
  return motion;
}
