/** Whether the process is to be given work: read by `/readyz` and by every answer, set by the graceful stop. */
export interface Lifecycle {
  readonly stopping: boolean;
  stop(): void;
}

/** A process that has just started. */
export function createLifecycle(): Lifecycle {
  let stopping = false;
  return {
    get stopping() {
      return stopping;
    },
    stop: () => {
      stopping = true;
    },
  };
}
