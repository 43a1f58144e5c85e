/** Passes the last of what came on, at most once in each `pause` (ms). */
export function throttled<T>(pass: (last: T) => void, pause: number): (value: T) => void {
  let last: T;
  let waiting = false;
  return (value) => {
    last = value;
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      waiting = false;
      pass(last);
    }, pause).unref();
  };
}
