import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The answers of a list or record that is read again: the first kind at once, the second when the test tells it. */
export function heldAnswer<Answer>(before: Answer, after: Answer) {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  let isHeld = false;
  return {
    answer: async () => {
      if (!isHeld) return before;
      await told;
      return after;
    },
    /** From now on the readings wait. */
    hold: () => {
      isHeld = true;
    },
    tell,
  };
}

/** Waits until a button takes presses again. */
export const untilFree = (button: Element) => waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
