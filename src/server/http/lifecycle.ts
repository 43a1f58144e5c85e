/** Whether the process accepts work. `/readyz` and every answer read it; the graceful stop sets it. */
export interface Lifecycle {
  readonly stopping: boolean;
  stop(): void;
}

/** Creates the state of a process that has just started. */
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
