import { describe, expect, test } from 'vitest';
import { type Scheduler, throttle, throttleLatest } from './timing.ts';

test('drops calls inside the interval and lets the next one through after it', () => {
  let time = 0;
  const seen: string[] = [];
  const send = throttle(
    (word: string) => seen.push(word),
    1000,
    () => time,
  );
  send('first');
  time = 999;
  send('too soon');
  time = 1000;
  send('second');
  expect(seen).toEqual(['first', 'second']);
});

/** A scheduler whose time passes by hand. */
function handClock() {
  let waiting: (() => void) | undefined;
  const schedule: Scheduler = (run) => {
    waiting = run;
    return () => {
      waiting = undefined;
    };
  };
  const pass = () => {
    const run = waiting;
    waiting = undefined;
    run?.();
  };
  return { schedule, pass };
}

describe('throttleLatest', () => {
  test('runs the first call at once and the last of the others when the time is over', () => {
    const { schedule, pass } = handClock();
    const seen: string[] = [];
    const type = throttleLatest((text: string) => seen.push(text), 200, schedule);
    type('d');
    type('dr');
    type('dra');
    expect(seen).toEqual(['d']);
    pass();
    expect(seen).toEqual(['d', 'dra']);
  });

  test('the call that waited begins a new interval', () => {
    const { schedule, pass } = handClock();
    const seen: number[] = [];
    const run = throttleLatest((value: number) => seen.push(value), 200, schedule);
    run(1);
    run(2);
    pass();
    run(3);
    expect(seen).toEqual([1, 2]);
    pass();
    expect(seen).toEqual([1, 2, 3]);
    pass();
    run(4);
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  test('cancel drops the waiting call', () => {
    const { schedule, pass } = handClock();
    const seen: number[] = [];
    const run = throttleLatest((value: number) => seen.push(value), 200, schedule);
    run(1);
    run(2);
    run.cancel();
    pass();
    expect(seen).toEqual([1]);
  });
});
