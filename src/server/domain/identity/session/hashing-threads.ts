import { Worker } from 'node:worker_threads';
import { Failure } from '#server/shared/failure.ts';
import type { HashingAnswer, HashingTask } from './hashing-worker.ts';

export interface HashingOptions {
  /** The number of threads; each hashes one password at a time. */
  readonly threads: number;
  /** The length of the queue. When it is full, a further password is `unavailable` at once. */
  readonly waiting: number;
  /** The file that a thread runs. */
  readonly program: string;
}

export interface HashingThreads {
  run(task: Omit<HashingTask, 'id'>): Promise<HashingAnswer>;
}

interface Pending {
  readonly task: HashingTask;
  readonly resolve: (answer: HashingAnswer) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly given: Map<number, Pending>;
}

/** Tasks per thread, with the running one, so a thread has its next task even while this one is busy. */
const GIVEN = 4;

/**
 * A thread pool for password hashes, which take 10 to 20 ms of a processor each. Tasks run in order. The pool leaves
 * Node's own threads to other requests, even during many logins. Threads start on demand and keep no process alive
 * while idle. A broken thread is replaced.
 */
export function hashingThreads({ threads, waiting, program }: HashingOptions): HashingThreads {
  const running = new Set<Thread>();
  const queue: Pending[] = [];
  let lastId = 0;

  function start(): Thread {
    const thread: Thread = { worker: new Worker(program), given: new Map() };
    running.add(thread);
    thread.worker.unref();
    thread.worker.on('message', (answer: HashingAnswer) => {
      thread.given.get(answer.id)?.resolve(answer);
      thread.given.delete(answer.id);
      if (thread.given.size === 0) thread.worker.unref();
      assignTasks();
    });
    const broken = (error: unknown) => {
      running.delete(thread);
      for (const { reject } of thread.given.values()) reject(error);
      thread.given.clear();
      assignTasks();
    };
    thread.worker.on('error', broken);
    thread.worker.on('exit', () => broken(new Error('a hashing thread has ended')));
    return thread;
  }

  /** Starts a thread while all are busy and the limit allows it; otherwise returns the least busy one. */
  function free(): Thread | undefined {
    const [least] = [...running].sort((a, b) => a.given.size - b.given.size);
    if (running.size < threads && (least === undefined || least.given.size > 0)) return start();
    return least !== undefined && least.given.size < GIVEN ? least : undefined;
  }

  function assignTasks(): void {
    while (queue.length > 0) {
      const thread = free();
      if (thread === undefined) return;
      const next = queue.shift();
      if (next === undefined) return;
      thread.given.set(next.task.id, next);
      thread.worker.ref();
      thread.worker.postMessage(next.task);
    }
  }

  return {
    run: async (task) => {
      if (queue.length >= waiting) throw new Failure('unavailable', { retryAfterSeconds: 5 });
      const answer = await new Promise<HashingAnswer>((resolve, reject) => {
        lastId += 1;
        queue.push({ task: { ...task, id: lastId }, resolve, reject });
        assignTasks();
      });
      if (answer.fault !== undefined) throw new Error(answer.fault);
      return answer;
    },
  };
}
