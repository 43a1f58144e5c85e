import { expect, test, vi } from 'vitest';

test('a page that is changed while the timers are faked goes on to draw', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  // Whatever is still to be drawn before.
  await nextFrame();
  vi.useFakeTimers();
  getComputedStyle(button);
  button.style.color = 'red';
  vi.useRealTimers();
  await nextFrame();
  expect(document.activeElement).toBe(button);
});

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
