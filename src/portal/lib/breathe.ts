/** Ends the task here and goes on in another: between the two the browser paints, scrolls and hears a press. */
export async function breathe(): Promise<void> {
  if (!(await breatheAtOnce())) await new Promise((resolve) => setTimeout(resolve));
}

/** Breathes where that takes no time of its own, and tells whether it did: there nothing waits for the turn of a timer. */
export async function breatheAtOnce(): Promise<boolean> {
  if (!('scheduler' in globalThis && 'yield' in globalThis.scheduler)) return false;
  await globalThis.scheduler.yield();
  return true;
}
