import type { CDPSession } from '@playwright/test';

/** Where the task comes from in which a main thread makes a frame. */
const frameTask = 'ScheduledActionSendBeginMainFrame';

/** A task of some thread, as a trace notes it. */
interface Task {
  readonly name: string;
  readonly ph: string;
  /** Begin in microseconds. */
  readonly ts: number;
  /** Duration by the clock. */
  readonly dur?: number;
  /** Duration by the thread's own clock, which stands still while the thread does not run. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly src_func?: string };
}

/**
 * The main thread's work in each frame while `act` runs, in milliseconds: the processor time of all tasks from the one
 * that makes a frame until the next that does. Processor time and not time by the clock, which would also count what
 * other processes take from a small machine, here the drawing of the tiles without a graphics card; Chromium's
 * slow-down is part of it, since it keeps the thread itself busy. Tasks within tasks count once.
 */
export async function workPerFrame(session: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  const tasks: Task[] = [];
  const collect = ({ value }: { value: unknown[] }) => {
    // The protocol leaves the events of a trace untyped.
    for (const event of value as Task[]) if (event.ph === 'X' && event.name.endsWith('RunTask')) tasks.push(event);
  };
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  // Nothing but the tasks: whatever else is noted is work of the thread that is measured.
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return sumFrames(tasks);
}

function sumFrames(tasks: readonly Task[]): number[] {
  const main = mostCommon(tasks.filter(makesFrame).map(threadOf));
  if (main === undefined) throw new Error('The trace has no frames');
  const frames: number[] = [];
  for (const task of outermost(tasks.filter((it) => threadOf(it) === main))) {
    if (makesFrame(task)) frames.push(0);
    const last = frames.length - 1;
    // What came before the first frame belongs to none.
    if (last >= 0) frames[last] = (frames[last] ?? 0) + (task.tdur ?? 0) / 1000;
  }
  return frames.slice(0, -1);
}

function makesFrame({ args }: Task): boolean {
  return args.src_func === frameTask;
}

function threadOf({ pid, tid }: Task): string {
  return `${pid}:${tid}`;
}

function outermost(tasks: readonly Task[]): Task[] {
  let end = Number.NEGATIVE_INFINITY;
  return [...tasks]
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
