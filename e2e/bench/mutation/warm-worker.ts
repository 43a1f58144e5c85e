import { type PoolOptions, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

type Listener = Parameters<ThreadsPoolWorker['on']>[1];

/** The runs after which a worker is replaced, because each leaves something in memory. */
const RUNS = 40;

let idle: WarmWorker | undefined;

/**
 * Vitest ends its workers after each run, and Stryker makes a run per mutant. Loading the server and its database takes
 * five times as long as the tests of a mutant. So one worker serves many runs: Stryker switches its mutants on at run
 * time. A mutant in code that runs while a module loads gets a worker of its own.
 */
export const warmPool = {
  name: 'warm',
  createPoolWorker(options: PoolOptions): ThreadsPoolWorker {
    const { mode, mutantActivation } = options.project.getProvidedContext() as Provided;
    const isSwitched = mode === 'mutant' && mutantActivation === 'runtime';
    const worker = (isSwitched && idle) || new WarmWorker(options, isSwitched);
    idle = undefined;
    return worker;
  },
};

/** What Stryker's test runner tells its workers. */
interface Provided {
  readonly mode?: string;
  readonly mutantActivation?: string;
}

class WarmWorker extends ThreadsPoolWorker {
  override readonly name = warmPool.name;
  readonly #isKept: boolean;
  readonly #listeners = new Set<Listener>();
  #runs = 0;
  #isResting = false;

  constructor(options: PoolOptions, isKept: boolean) {
    super(options);
    this.#isKept = isKept;
  }

  override async start(): Promise<void> {
    this.#runs += 1;
    if (this.#runs === 1) await super.start();
  }

  override on(event: string, listener: Listener): void {
    super.on(event, listener);
    if (event === 'message') this.#listeners.add(listener);
  }

  /** Answers a request to stop in the place of the thread if the thread is to go on. */
  override send(message: WorkerRequest): void {
    this.#isResting = message.type === 'stop' && this.#isKept && this.#runs < RUNS;
    if (!this.#isResting) super.send(message);
    else for (const listener of this.#listeners) listener({ type: 'stopped', __vitest_worker_response__: true });
  }

  override async stop(): Promise<void> {
    if (!this.#isResting) return super.stop();
    this.#isResting = false;
    for (const listener of this.#listeners) super.off('message', listener);
    this.#listeners.clear();
    idle = this;
  }
}
