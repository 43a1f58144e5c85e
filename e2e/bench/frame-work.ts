import type { CDPSession } from '@playwright/test';

/** The main thread's task that produces a frame. */
const frameTask = 'ScheduledActionSendBeginMainFrame';

/** A task of a thread, as recorded in a trace. */
interface Task {
  readonly name: string;
  readonly ph: string;
  /** The start in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly src_func?: string };
}

/**
 * The main thread's work per frame while `act` runs, in milliseconds. A frame's work is all tasks from its own frame
 * task until the next one.
 */
export async function workPerFrame(session: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  const tasks = await tasksOfMainThread(session, act);
  // Tasks before the first frame belong to no frame, and the last frame is incomplete.
  return tasks
    .reduce<number[]>((frames, task) => {
      if (makesFrame(task)) frames.push(0);
      const last = frames.length - 1;
      if (last >= 0) frames[last] = (frames[last] ?? 0) + (task.dur ?? 0) / 1000;
      return frames;
    }, [])
    .slice(0, -1);
}

/** The outermost tasks of the main thread while `act` runs. */
async function tasksOfMainThread(session: CDPSession, act: () => Promise<unknown>): Promise<readonly Task[]> {
  const tasks: Task[] = [];
  const collect = ({ value }: { value: unknown[] }) => {
    // The protocol leaves the events of a trace untyped.
    for (const event of value as Task[]) if (event.ph === 'X' && event.name.endsWith('RunTask')) tasks.push(event);
  };
  session.on('Tracing.dataCollected', collect);
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  // Recording more would add work to the measured thread.
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
    transferMode: 'ReportEvents',
  });
  await act();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  const frame = tasks.findLast(makesFrame);
  if (!frame) throw new Error('The trace has no frames');
  return outermost(tasks.filter(({ pid, tid }) => pid === frame.pid && tid === frame.tid));
}

function makesFrame({ args }: Task): boolean {
  return args.src_func === frameTask;
}

/** Nested tasks count once. */
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
