import { expect, test } from 'vitest';
import { watchOutage } from './outage.ts';

test('an outage is told twice, however many calls fail, also where some succeed in between', () => {
  const told: unknown[] = [];
  let time = 0;
  const news = { away: (error: unknown) => told.push(error), back: (outage: unknown) => told.push(outage) };
  const watch = watchOutage(news, () => time);
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  watch.worked();
  watch.failed(new Error('a bug'));
  for (time = 1_000; time < 21_000; time += 500) {
    watch.failed(away);
    watch.worked();
  }
  time += 1_000;
  watch.worked();
  expect(told).toEqual([away]);
  time += 1_000;
  watch.worked();
  watch.worked();
  expect(told).toEqual([away, { failures: 40, milliseconds: 22_000 }]);
});
