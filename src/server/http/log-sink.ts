import { write, writeSync } from 'node:fs';

const blockBytes = 64 * 1024;
/** What waits while nobody reads: 4 MB, then lines are lost and counted rather than memory. */
const mostWaiting = 64;
const longestWait = 500;
const retryAfter = 50;

/** Where the log's lines go. */
export interface LogSink {
  write(line: string): void;
  /** Writes out what is left, and returns when it is done: for the end of the process. */
  flushSync(): void;
}

/**
 * Writes lines to a file descriptor in the background, in blocks. A line is copied into a block of bytes at once: long
 * strings put together from thousands of lines are what makes logging dear.
 */
export function logSink(fd: number): LogSink {
  let block = Buffer.allocUnsafe(blockBytes);
  let used = 0;
  let waiting: Buffer[] = [];
  let busy = false;
  let lost = 0;

  const rotate = () => {
    if (used === 0) return;
    waiting.push(block.subarray(0, used));
    block = Buffer.allocUnsafe(blockBytes);
    used = 0;
  };
  const drain = () => {
    const next = waiting[0];
    if (busy || next === undefined) return;
    busy = true;
    write(fd, next, 0, next.byteLength, null, (error, written) => {
      busy = false;
      if (error && error.code !== 'EAGAIN') waiting = [];
      else if (written === next.byteLength) waiting.shift();
      else waiting[0] = next.subarray(error ? 0 : written);
      if (error) setTimeout(drain, retryAfter).unref();
      else drain();
    });
  };
  const sink: LogSink = {
    write: (line) => {
      // No character of a string takes more than three bytes.
      if (used + line.length * 3 > blockBytes) {
        rotate();
        drain();
      }
      if (waiting.length >= mostWaiting || line.length * 3 > blockBytes) {
        lost++;
        return;
      }
      if (lost > 0) {
        const told = lost;
        lost = 0;
        sink.write(`{"level":40,"time":${Date.now()},"lost":${told},"msg":"log lines lost"}\n`);
      }
      used += block.write(line, used);
    },
    flushSync: () => {
      rotate();
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        try {
          const written = writeSync(fd, next);
          if (written < next.byteLength) waiting.unshift(next.subarray(written));
        } catch {
          return;
        }
      }
    },
  };
  setInterval(() => {
    rotate();
    drain();
  }, longestWait).unref();
  return sink;
}
