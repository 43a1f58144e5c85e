import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The server's metrics, and how they are read. */
export interface Metrics {
  /** Records one answered request. `operation` is an operation id or the name of another route. */
  observe(operation: string, status: number, seconds: number): void;
  readonly contentType: string;
  read(): Promise<string>;
}

/** Creates the metrics of the process and of request durations. */
export function createMetrics(register = new Registry()): Metrics {
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to its answer, by operation and status.',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  // Looking the labels up costs more than the observation itself.
  const children = new Map<string, ReturnType<typeof duration.labels>>();
  const child = (operation: string, status: number) => {
    const key = `${operation} ${status}`;
    const known = children.get(key);
    if (known) return known;
    const made = duration.labels(operation, String(status));
    children.set(key, made);
    return made;
  };
  return {
    observe: (operation, status, seconds) => child(operation, status).observe(seconds),
    contentType: register.contentType,
    read: () => register.metrics(),
  };
}
