import type { CDPSession } from '@playwright/test';

/** The task in which a main thread makes a frame. */
const frameTask = 'ScheduledActionSendBeginMainFrame';

/** A task of some thread, as a trace records it. */
interface Task {
  readonly name: string;
  readonly ph: string;
  /** Begin in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly src_func?: string };
}

/**
 * The main thread's work in each frame while `act` runs, in milliseconds: all tasks from the one that makes a frame until
 * the next that does.
 */
export async function workPerFrame(session: CDPSession, act: () => Promise<unknown>): Promise<number[]> {
  const tasks = await tasksOfMainThread(session, act);
  // What came before the first frame belongs to none, and the last one is not complete.
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
  // Whatever else were recorded would be work of the thread that is measured.
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
