import type { CDPSession } from '@playwright/test';

/** Where the task comes from in which a main thread makes a frame. */
const frameTask = 'ScheduledActionSendBeginMainFrame';

/** A task of some thread, as a trace notes it. */
export interface Task {
  readonly name: string;
  readonly ph: string;
  readonly cat: string;
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

/** What a main thread did, in milliseconds. */
export interface Work {
  /** Its processor time: without what other threads and processes took from the machine meanwhile. */
  readonly cpu: number;
  /** The same tasks by the clock; the two are alike on a machine with nothing else to do. */
  readonly wall: number;
}

/**
 * The main thread's work in each frame while `act` runs: all tasks from the one that makes a frame until the next that
 * does. Chromium's slow-down is part of both figures, since it keeps the thread itself busy.
 */
export async function workPerFrame(session: CDPSession, act: () => Promise<unknown>): Promise<Work[]> {
  const { tasks } = await tasksOfMainThread(session, act);
  // What came before the first frame belongs to none, and the last one is not complete.
  return tasks
    .reduce<Task[][]>((frames, task) => {
      if (makesFrame(task)) frames.push([]);
      frames.at(-1)?.push(task);
      return frames;
    }, [])
    .slice(0, -1)
    .map(sum);
}

/** What follows a mark that the page sets by `performance.mark`, until the frame that shows it has ended. */
export interface Shown {
  /** From the mark until then by the clock, in milliseconds. */
  readonly after: number;
  /** The main thread's processor time meanwhile, in milliseconds. */
  readonly cpu: number;
}

/**
 * The main thread's work while `act` runs, from the mark `begin` to the end of the first frame after another mark, whose
 * name `act` answers. The trace tells when a frame ended: a page that is told of it has drawn a further frame by then,
 * sometimes.
 */
export async function workUntilShown(session: CDPSession, begin: string, act: () => Promise<string>): Promise<Shown> {
  const { tasks, marks, answer: change } = await tasksOfMainThread(session, act);
  const [from, changed] = [begin, change].map((name) => marks.get(name)?.at(-1));
  if (from === undefined || changed === undefined) throw new Error(`The trace has no ${begin} or no ${change}`);
  const frame = tasks.find((task) => makesFrame(task) && endOf(task) > changed);
  if (!frame) throw new Error(`The trace has no frame after ${change}`);
  const until = endOf(frame);
  const { cpu } = sum(tasks.filter((task) => endOf(task) > from && endOf(task) <= until));
  return { after: (until - from) / 1000, cpu };
}

/** The outermost tasks of the main thread while `act` runs, and when the page set which marks, in microseconds. */
export async function tasksOfMainThread<Answer>(session: CDPSession, act: () => Promise<Answer>) {
  const tasks: Task[] = [];
  const marks = new Map<string, number[]>();
  const collect = ({ value }: { value: unknown[] }) => {
    // The protocol leaves the events of a trace untyped.
    for (const event of value as Task[]) {
      if (event.ph === 'X' && event.name.endsWith('RunTask')) tasks.push(event);
      if (event.cat === 'blink.user_timing') marks.set(event.name, [...(marks.get(event.name) ?? []), event.ts]);
    }
  };
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  // Nothing but tasks and marks: whatever else is noted is work of the thread that is measured.
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  const answer = await act();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const main = mostCommon(tasks.filter(makesFrame).map(threadOf));
  if (main === undefined) throw new Error('The trace has no frames');
  return { tasks: outermost(tasks.filter((task) => threadOf(task) === main)), marks, answer };
}

function sum(tasks: readonly Task[]): Work {
  return tasks.reduce(({ cpu, wall }, { dur = 0, tdur = 0 }) => ({ cpu: cpu + tdur / 1000, wall: wall + dur / 1000 }), {
    cpu: 0,
    wall: 0,
  });
}

/** In microseconds. */
export function endOf({ ts, dur = 0 }: Task): number {
  return ts + dur;
}

function makesFrame({ args }: Task): boolean {
  return args.src_func === frameTask;
}

function threadOf({ pid, tid }: Task): string {
  return `${pid}:${tid}`;
}

/** Tasks within tasks count once. */
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
