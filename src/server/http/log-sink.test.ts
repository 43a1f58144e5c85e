import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { logSink } from './log-sink.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every line arrives whole and in order, also those of more than one byte a character', async () => {
  const file = join(folder, 'many');
  const fd = openSync(file, 'w');
  const sink = logSink(fd);
  const lines = Array.from({ length: 5_000 }, (_, index) => `{"line":${index},"text":"rồng vàng 😀"}\n`);
  for (const [index, line] of lines.entries()) {
    sink.write(line);
    // Some blocks are written in the background while others fill.
    if (index % 1_000 === 999) await new Promise(setImmediate);
  }
  await expect.poll(() => readFileSync(file, 'utf8') === lines.join(''), { timeout: 5_000 }).toBe(true);
  closeSync(fd);
});

test('the end of the process loses nothing', () => {
  const file = join(folder, 'end');
  const fd = openSync(file, 'w');
  const sink = logSink(fd);
  sink.write('{"a":1}\n');
  sink.write('{"a":2}\n');
  sink.flushSync();
  expect(readFileSync(file, 'utf8')).toBe('{"a":1}\n{"a":2}\n');
  closeSync(fd);
});

test('a line that is too long, and lines that nobody takes, are lost and counted', () => {
  const file = join(folder, 'lost');
  const fd = openSync(file, 'w');
  const sink = logSink(fd);
  sink.write('x'.repeat(100_000));
  // Five megabytes in one go: the background gets no turn to write.
  for (let index = 0; index < 5_000; index++) sink.write(`${'y'.repeat(1_000)}\n`);
  sink.flushSync();
  sink.write('{"last":true}\n');
  sink.flushSync();
  const text = readFileSync(file, 'utf8');
  expect(text.length).toBeLessThan(4_400_000);
  expect(text).toMatch(/^\{"level":40,"time":\d+,"lost":1,"msg":"log lines lost"\}\n/);
  expect(text).toMatch(/"lost":[1-9]\d+,"msg":"log lines lost"\}\n\{"last":true\}\n$/);
  closeSync(fd);
});
