import type { CDPSession } from '@playwright/test';

/** What the browser notes of one thing that it did; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the processor alone, without what other programs took of it. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly cat: string;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

const categories = [
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  '__metadata',
];

/** What the browser noted while something was done in a page. */
export async function traced(session: CDPSession, action: () => Promise<unknown>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol's type of an event is an empty object.
  const keep = ({ value }: { readonly value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', keep);
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', { categories: categories.join(), transferMode: 'ReportEvents' });
  await action();
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', keep);
  return events;
}

/** What happened on the main thread of the page: of several renderers it is the one that knows `mark`. */
export function onMainThread(events: readonly TraceEvent[], mark: string): readonly TraceEvent[] {
  const busy = new Set(events.filter(({ name }) => name === mark).map(({ pid, tid }) => `${pid} ${tid}`));
  const main = events.find(
    ({ name, args, pid, tid }) => name === 'thread_name' && args.name === 'CrRendererMain' && busy.has(`${pid} ${tid}`),
  );
  if (!main) throw new Error('The trace has no renderer main thread');
  return events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
}

/** The tasks of a thread. */
export function tasksOf(thread: readonly TraceEvent[]): readonly TraceEvent[] {
  return thread.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
}
