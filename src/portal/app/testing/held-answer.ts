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
