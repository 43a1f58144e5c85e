import { type CheckName, checkNames, type Finding } from '../checks/check.ts';
import { saysUnimplemented } from '../checks/response.ts';
import type { Operation } from '../document/operation.ts';
import { type Answer, answerOf, type Exchange, isSuccess } from '../exchange/exchange.ts';

/** A problem, reported once however often it occurs. */
export interface Problem {
  readonly check: CheckName;
  readonly warning: boolean;
  readonly message: string;
  /** Whether the baseline has it. */
  readonly known?: boolean;
  /** The first request with the problem, or the smallest one. */
  exchange: Exchange | undefined;
  count: number;
  /** How to reproduce it. */
  readonly again: string | undefined;
}

/** The results of one operation. */
export interface OperationResult {
  readonly operation: Operation;
  requests: number;
  readonly statuses: Map<string, number>;
  readonly judged: Map<CheckName, number>;
  readonly problems: Problem[];
  /** The first valid request that was answered as if the operation were missing. */
  unimplemented: Exchange | undefined;
  /** Not implemented: such an answer, and no accepted request. */
  readonly pending: boolean;
  /** The reason why the operation could not be tested, or only in part. */
  readonly notes: Set<string>;
  accepted: number;
  /** Requests that violate the contract, and the number of refusals for that reason. */
  broken: { sent: number; refused: number };
}

/** The maximum number of different problems per check and operation. */
const mostProblems = 10;

/** Collects requests, judgements and problems. */
export class Results {
  readonly #byId = new Map<string, OperationResult>();
  readonly started = performance.now();
  requests = 0;
  readonly #notices = new Set<string>();
  readonly #waits = new Map<string, { readonly times: number; readonly total: number }>();
  /** Receives each notice at once. */
  onNotice: ((text: string) => void) | undefined;
  onLimit: ((exchange: Exchange) => void) | undefined;
  onProgress: (() => void) | undefined;

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) {
      this.#byId.set(operation.id, {
        operation,
        requests: 0,
        statuses: new Map(),
        judged: new Map(),
        problems: [],
        unimplemented: undefined,
        get pending() {
          return this.unimplemented !== undefined && this.accepted === 0;
        },
        notes: new Set(),
        accepted: 0,
        broken: { sent: 0, refused: 0 },
      });
    }
  }

  get all(): readonly OperationResult[] {
    return [...this.#byId.values()];
  }

  of(operation: Operation): OperationResult {
    const result = this.#byId.get(operation.id);
    if (!result) throw new Error(`${operation.id} is no operation of this run`);
    return result;
  }

  count(exchange: Exchange): void {
    this.requests++;
    const result = this.of(exchange.case.operation);
    const answer = answerOf(exchange);
    result.requests++;
    const status = answer ? String(answer.status) : 'none';
    result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
    if (answer) countIntent(result, exchange, answer);
    this.onProgress?.();
  }

  /** An answer 429, which the sender handles alone. */
  judgeLimit(exchange: Exchange): void {
    this.onLimit?.(exchange);
  }

  waited(operation: Operation, seconds: number): void {
    const { times, total } = this.#waits.get(operation.id) ?? { times: 0, total: 0 };
    this.#waits.set(operation.id, { times: times + 1, total: total + seconds });
    if (times === 0) this.onNotice?.(`429 from ${operation.id}: waiting ${seconds} s, as Retry-After says`);
  }

  /** Remarks for readers of the report that belong to no operation. */
  get notices(): readonly string[] {
    const waits = [...this.#waits].map(
      ([id, { times, total }]) =>
        `429 from ${id}: waited ${times} times, ${total.toFixed(1)} s in all, as Retry-After says`,
    );
    return [...this.#notices, ...waits];
  }

  notice(text: string): void {
    if (this.#notices.has(text)) return;
    this.#notices.add(text);
    this.onNotice?.(text);
  }

  limited(operation: Operation, seconds: number): void {
    this.of(operation).notes.add(
      `cut short by 429 (Retry-After ${Math.ceil(seconds)} s): raise the backend's limits for a test`,
    );
  }

  judge(
    operation: Operation,
    check: CheckName,
    findings: readonly Finding[],
    exchange?: Exchange,
    again?: string,
  ): void {
    const result = this.of(operation);
    result.judged.set(check, (result.judged.get(check) ?? 0) + 1);
    for (const { message, warning = false } of findings) add(result, { check, warning, message, exchange, again });
  }

  /** Whether the same problem is known already. */
  knows(operation: Operation, check: CheckName, message: string): boolean {
    const key = signature(check, message);
    return this.of(operation).problems.some((problem) => signature(problem.check, problem.message) === key);
  }
}

function countIntent(result: OperationResult, exchange: Exchange, answer: Answer): void {
  const { intent, actor } = exchange.case;
  if (intent === 'valid' || intent === 'step') {
    if (isSuccess(answer.status)) result.accepted++;
    else if (result.accepted === 0 && actor !== 'other' && saysUnimplemented(result.operation, answer)) {
      result.unimplemented ??= exchange;
    }
  }
  if (intent !== 'invalid') return;
  result.broken.sent++;
  if ([400, 406, 413, 415, 422].includes(answer.status)) result.broken.refused++;
}

function add(result: OperationResult, problem: Omit<Problem, 'count'>): void {
  const key = signature(problem.check, problem.message);
  const known = result.problems.find((each) => signature(each.check, each.message) === key);
  if (known) {
    known.count++;
    if (smaller(problem.exchange, known.exchange)) known.exchange = problem.exchange;
  } else if (result.problems.filter(({ check }) => check === problem.check).length < mostProblems) {
    result.problems.push({ ...problem, count: 1 });
  }
}

/** Messages that differ only in numbers and ids are the same problem. */
export function signature(check: string, message: string): string {
  return `${check} ${message.replaceAll(/"[^"]*"/g, '""').replaceAll(/\d+/g, '0')}`;
}

function smaller(one: Exchange | undefined, other: Exchange | undefined): boolean {
  const size = ({ request }: Exchange) => request.target.length + (request.body?.byteLength ?? 0);
  return one !== undefined && other !== undefined && size(one) < size(other);
}

/** Checks in their order. */
export function inOrder(names: Iterable<CheckName>): readonly CheckName[] {
  const set = new Set(names);
  return checkNames.filter((name) => set.has(name));
}
