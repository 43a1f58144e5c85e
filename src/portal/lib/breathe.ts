/** Ends the task here and goes on in another: between the two the browser paints, scrolls and hears a press. */
export function breathe(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
