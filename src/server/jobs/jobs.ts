import { type Job as Attempt, type Clock, type Db, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Database, Queries } from '../db/database.ts';
import type { JobData, JobQueue } from '../domain/ground/job-queue.ts';
import type { Services } from '../services.ts';
import { isDatabaseAway } from '../shared/database-faults.ts';
import { errorFacts } from '../shared/error-facts.ts';
import { inExchange } from '../shared/exchange.ts';
import type { Job, JobTable, Once } from './job.ts';

export interface JobMeans {
  readonly db: Database;
  readonly log: Logger;
  readonly metrics: JobMetrics;
  /** In tests, the clock of pg-boss. */
  readonly clock?: Clock;
}

/** The jobs of a process. Among all processes on a database, one runs each job. */
export interface Jobs<Data = JobData> extends JobQueue<Data> {
  /** Updates queues and schedules, and starts polling. */
  start(services: Services, table: JobTable<Data>): Promise<void>;
  /**
   * Fetches no more work and waits at most this many milliseconds for running jobs. Another process repeats what is
   * unfinished.
   */
  stop(milliseconds: number): Promise<void>;
  /** Resolves when nothing runs. */
  idle(): Promise<void>;
}

const DEAD = 'dead_letters';

/** The metrics of jobs. */
interface JobMetrics {
  /** Records a run. */
  ran(job: string, outcome: 'done' | 'failed', seconds: number): void;
  /** Records a job that is not retried any more. */
  died(job: string): void;
}

/** Metrics of jobs, served together with those of the server. */
export function jobMetrics(register: Registry): JobMetrics {
  const duration = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of the runs of a job, by job and outcome; their count is that of the runs.',
    labelNames: ['job', 'outcome'] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 300],
    registers: [register],
  });
  const dead = new Counter({
    name: 'job_dead_letters_total',
    help: 'Jobs that failed at every attempt and are not tried again, by job.',
    labelNames: ['job'] as const,
    registers: [register],
  });
  return {
    ran: (job, outcome, seconds) => duration.labels(job, outcome).observe(seconds),
    died: (job) => dead.labels(job).inc(),
  };
}

const POLL_SECONDS = 5;
/** Fetches many due jobs together, and the next ones at once. */
const batches = { batchSize: 10, burstWhenBatchFull: true, perJobResults: true } as const;

/** Retries after 10 s, then after twice as long each time: for some 5 minutes. */
const attempts = { retryLimit: 5, retryDelay: 10, retryBackoff: true };
/** A missing heartbeat reveals a killed process. Runs are kept for a week. */
const life = { expireInSeconds: 900, heartbeatSeconds: 30, deleteAfterSeconds: 7 * 86_400 };

/** Creates the jobs on a database, not yet started. */
export function createJobs<Data = JobData>({ db, log, metrics, clock }: JobMeans): Jobs<Data> {
  const boss = bossOn(db, log, clock);
  const running = new Set<Promise<void>>();

  const run = async (services: Services, name: string, job: Job<unknown>, attempt: Attempt<unknown>) => {
    if (job.sandbox !== undefined && !services.config[job.sandbox]) {
      return { id: attempt.id, status: 'completed' as const };
    }
    const begun = performance.now();
    const note = (outcome: 'done' | 'failed') => metrics.ran(name, outcome, (performance.now() - begun) / 1_000);
    try {
      const exchange = { actor: { kind: 'system', name }, requestId: null } as const;
      await inExchange(exchange, () => job.run(services, attempt.data, onceOf(boss, db, name, attempt)));
      note('done');
      return { id: attempt.id, status: 'completed' as const };
    } catch (error) {
      note('failed');
      log.error({ job: name, id: attempt.id, attempt: attempt.retryCount + 1, error: errorFacts(error) }, 'job failed');
      return { id: attempt.id, status: 'failed' as const, output: error };
    }
  };

  /** Runs the fetched jobs one after the other; each succeeds or fails alone. */
  const runAll = async (services: Services, name: string, job: Job<unknown>, attempts: readonly Attempt<unknown>[]) => {
    const results: JobResult[] = [];
    for (const attempt of attempts) results.push(await run(services, name, job, attempt));
    return results;
  };

  return {
    send: async (tx, name, data, at) => {
      await boss.send(name, data === null ? null : { ...data }, { ...(at && { startAfter: at }), db: executor(tx) });
    },
    start: async (services, table) => {
      await boss.start();
      const entries: [string, Job<unknown>][] = Object.entries(table);
      await prepareQueues(boss, entries);
      await prepareTimetables(boss, entries, services.brand.timeZone);
      for (const [name, job] of entries) {
        const options = { ...batches, pollingIntervalSeconds: job.pollSeconds ?? POLL_SECONDS };
        await boss.work(name, options, (fetched: Attempt<unknown>[]) => {
          const done = runAll(services, name, job, fetched);
          const settled = done.then(() => void running.delete(settled));
          running.add(settled);
          return done;
        });
      }
      await boss.work(DEAD, { pollingIntervalSeconds: 30, includeMetadata: true }, async ([letter]) => {
        if (letter === undefined) return;
        const { sourceName, sourceId, sourceRetryCount, sourceOutput } = letter;
        metrics.died(sourceName ?? '');
        const facts = { job: sourceName, id: sourceId, attempts: (sourceRetryCount ?? 0) + 1, error: sourceOutput };
        log.error(facts, 'job failed for good');
      });
    },
    stop: (milliseconds) => boss.stop({ graceful: true, timeout: milliseconds }),
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** pg-boss on the server's own database, embedded or not. It creates its schema `pgboss` on the first start. */
export function bossOn(db: Database, log: Logger, clock?: Clock): PgBoss {
  const boss = new PgBoss({
    db: {
      ...executor(db),
      // Only a test clock needs it, and the embedded database has one session.
      setSessionStatements: async (statements) => {
        for (const statement of statements) await db.execute(statement);
      },
    },
    backend: db.kind,
    registerInstance: false,
    openTelemetry: { enabled: false },
    // Each poll is a statement, also on an idle server. `flow` serves chained jobs, which are not used.
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
    flowIntervalSeconds: 60,
    ...(clock && { clock }),
  });
  boss.on('error', (reported) => {
    const error = asError(reported);
    // An outage is told once for all; the next poll asks again.
    log[isDatabaseAway(error) ? 'debug' : 'error']({ error: errorFacts(error) }, 'the job queue failed');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  return boss;
}

/** pg-boss 12.38 tells of its workers' errors in plain objects, with the error's own properties beside message and stack. */
function asError(reported: unknown): unknown {
  if (typeof reported !== 'object' || reported === null || reported instanceof Error || !('message' in reported))
    return reported;
  return Object.assign(new Error(), reported);
}

/** Adapts the database, or a transaction, to pg-boss. */
function executor(db: Pick<Queries, 'execute'>): Db {
  // pg-boss knows the rows of its own statements; its type for them is `any`.
  return { executeSql: (text, values) => db.execute(text, values) };
}

function onceOf(boss: PgBoss, db: Database, name: string, attempt: Attempt<unknown>): Once {
  return (work) =>
    db.transaction(async (tx) => {
      const answer = await work(tx);
      // Another process may have taken over the job while this one seemed dead. Then the other one's work counts.
      const completed = await boss.complete(name, attempt, null, { db: executor(tx) });
      if (!('affected' in completed) || completed.affected !== 1)
        throw new Error(`The job ${name} ${attempt.id} is no longer this process's`);
      return answer;
    });
}

type Entries = readonly (readonly [string, Job<unknown>])[];

/** Creates missing queues and corrects the others; usually there is nothing to do. */
async function prepareQueues(boss: PgBoss, entries: Entries): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(DEAD)) await boss.createQueue(DEAD, { ...life, deleteAfterSeconds: 30 * 86_400 });
  for (const [name, { timetable }] of entries) {
    const options = { ...attempts, ...life, deadLetter: DEAD };
    const queue = known.get(name);
    // A scheduled job never runs twice at once: a run that takes too long skips the next.
    if (!queue) await boss.createQueue(name, { ...options, policy: timetable ? 'exclusive' : 'standard' });
    else if (!holds(queue, options)) await boss.updateQueue(name, options);
  }
}

async function prepareTimetables(boss: PgBoss, entries: Entries, tz: string): Promise<void> {
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const [name, { timetable }] of entries) {
    const schedule = known.get(name);
    known.delete(name);
    if (!timetable) {
      if (schedule) await boss.unschedule(name);
      continue;
    }
    const { cron, missed } = timetable;
    const holding = schedule?.cron === cron && schedule.timezone === tz && holds(schedule.options ?? {}, { missed });
    if (!holding) await boss.schedule(name, cron, null, { tz, missed });
  }
  // Removes the schedules of jobs that this version does not have.
  for (const name of known.keys()) await boss.unschedule(name);
}

function holds(found: object, wanted: object): boolean {
  const values = new Map<string, unknown>(Object.entries(found));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}
