import { Counter, Histogram, type Registry } from 'prom-client';

/** The metrics of jobs. */
export interface JobMetrics {
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
