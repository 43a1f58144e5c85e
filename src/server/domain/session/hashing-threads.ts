import { Worker } from 'node:worker_threads';
import { Failure } from '../../shared/failure.ts';
import type { HashingAnswer, HashingTask } from './hashing-worker.ts';

export interface HashingOptions {
  /** How many there are, each busy with one password at a time. */
  readonly threads: number;
  /** How many passwords wait at most: further ones are `unavailable` at once, so that memory and patience have an end. */
  readonly waiting: number;
  /** The program of a thread. */
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

/** One that is worked on and those that are next: a thread never waits for this one, which may be busy. */
const GIVEN = 4;

/**
 * Threads for what keeps a processor busy: the hash of a password takes one for some 10 to 20 ms. First come, first
 * served, and no more at a time than there are threads, so that many logins at once leave the rest of the machine, and
 * Node's own threads, to the other requests. A thread is started when there is something to do, keeps no process alive
 * while there is not, and is replaced when it breaks.
 */
export function hashingThreads({ threads, waiting, program }: HashingOptions): HashingThreads {
  const running = new Set<Thread>();
  const line: Pending[] = [];
  let lastId = 0;

  function start(): Thread {
    const thread: Thread = { worker: new Worker(program), given: new Map() };
    running.add(thread);
    thread.worker.unref();
    thread.worker.on('message', (answer: HashingAnswer) => {
      thread.given.get(answer.id)?.resolve(answer);
      thread.given.delete(answer.id);
      if (thread.given.size === 0) thread.worker.unref();
      goOn();
    });
    const broken = (error: unknown) => {
      running.delete(thread);
      for (const { reject } of thread.given.values()) reject(error);
      thread.given.clear();
      goOn();
    };
    thread.worker.on('error', broken);
    thread.worker.on('exit', () => broken(new Error('a hashing thread has ended')));
    return thread;
  }

  /** The thread that is the least busy, a new one rather than one that is. */
  function free(): Thread | undefined {
    const [least] = [...running].sort((a, b) => a.given.size - b.given.size);
    if (running.size < threads && (least === undefined || least.given.size > 0)) return start();
    return least !== undefined && least.given.size < GIVEN ? least : undefined;
  }

  function goOn(): void {
    while (line.length > 0) {
      const thread = free();
      if (thread === undefined) return;
      const next = line.shift();
      if (next === undefined) return;
      thread.given.set(next.task.id, next);
      thread.worker.ref();
      thread.worker.postMessage(next.task);
    }
  }

  return {
    run: async (task) => {
      if (line.length >= waiting) throw new Failure('unavailable', { retryAfterSeconds: 5 });
      const answer = await new Promise<HashingAnswer>((resolve, reject) => {
        lastId += 1;
        line.push({ task: { ...task, id: lastId }, resolve, reject });
        goOn();
      });
      if (answer.fault !== undefined) throw new Error(answer.fault);
      return answer;
    },
  };
}
