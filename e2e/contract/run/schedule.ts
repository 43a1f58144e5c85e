import { BadExpression } from '../arazzo/expression.ts';
import type { WorkflowRunner } from '../arazzo/runner.ts';
import type { Workflow } from '../arazzo/workflow.ts';
import { fine, wrong } from '../checks/check.ts';
import { closesAccount, conventions, lateness } from '../document/conventions.ts';
import { type Operation, usesBearer } from '../document/operation.ts';
import type { Phase } from '../exchange/exchange.ts';
import { tryEdges, tryRefusals } from '../phases/coverage.ts';
import { tryEffects } from '../phases/effects.ts';
import { inSensibleOrder, tryExamples } from '../phases/examples.ts';
import { tryGenerated } from '../phases/generated.ts';
import { tryIdempotency } from '../phases/idempotency.ts';
import { tryList } from '../phases/lists.ts';
import { actAsAnother, tryOwners } from '../phases/owners.ts';
import { tryPromises } from '../phases/promises.ts';
import { followLinks, tryLogout } from '../phases/stateful.ts';
import { CredentialsRefused } from '../session/logins.ts';
import { Deadline } from './deadline.ts';
import { parallel } from './pool.ts';
import type { WorkflowOutcome } from './report.ts';
import { RateLimited } from './sender.ts';
import { SessionLost, Silent, type Tester } from './tester.ts';

/** Reports the current task. */
export type Announce = (phase: string, done: number, of: number) => void;

/** Work on an operation with a deadline. */
type Timed = (tester: Tester, operation: Operation, deadline: Deadline) => Promise<void>;

/** The number of operations whose edges are tested concurrently, each with several requests. */
const edgesAbreast = 3;

/** Runs the phases: independent operations concurrently, operations that end sessions last and alone. */
export class Schedule {
  readonly #tester: Tester;
  readonly #announce: Announce;
  readonly #selected: readonly Operation[];
  readonly #stopped = new Set<string>();
  #sessionLost = false;

  constructor(tester: Tester, selected: readonly Operation[], announce: Announce) {
    this.#tester = tester;
    this.#selected = inSensibleOrder(selected);
    this.#announce = announce;
  }

  async run(workflows: readonly Workflow[], runner: WorkflowRunner): Promise<readonly WorkflowOutcome[]> {
    const { deadline, options } = this.#tester;
    const early = this.#selected.filter((operation) => lateness(operation) === 0);
    const deletions = this.#selected.filter((operation) => lateness(operation) === 1);
    const endings = this.#selected.filter((operation) => lateness(operation) > 1);
    const wants = (phase: Phase) => options.phases.includes(phase);
    // All other phases use the results of the examples.
    await this.#side('examples', early, options.connections, (operation) => tryExamples(this.#tester, operation));
    if (wants('coverage')) await this.#shared('coverage', early, edgesAbreast, deadline.part(0.5), tryEdges);
    if (wants('generated'))
      await this.#shared('generated', early, options.connections, deadline.part(0.6), tryGenerated);
    if (wants('stateful')) await this.#stateful(early);
    const outcomes = wants('stateful') ? await this.#workflows(workflows, runner) : [];
    await this.#side('deletions', deletions, 1, (operation) => this.#alone(operation, wants));
    await this.#side('what ends sessions', endings, 1, (operation) => this.#ending(operation, wants));
    return outcomes;
  }

  async #side(
    phase: string,
    operations: readonly Operation[],
    abreast: number,
    work: (operation: Operation) => Promise<void>,
  ) {
    let done = 0;
    this.#announce(phase, done, operations.length);
    await parallel(operations, abreast, async (operation) => {
      if (!this.#tester.deadline.over) await this.#guarded(operation, work);
      this.#announce(phase, ++done, operations.length);
    });
  }

  /** A rate limit or a lost session ends one operation and not the others. */
  async #guarded(operation: Operation, work: (operation: Operation) => Promise<void>): Promise<void> {
    if (this.#stopped.has(operation.id) || (this.#sessionLost && usesBearer(operation))) return;
    try {
      await work(operation);
    } catch (error) {
      if (error instanceof RateLimited || error instanceof Silent) this.#stopped.add(operation.id);
      else if (error instanceof SessionLost) this.#loseSession(operation);
      else throw error;
    }
  }

  #loseSession({ id }: Operation): void {
    if (this.#sessionLost) return;
    this.#sessionLost = true;
    const { results, logins } = this.#tester;
    const advice = logins.possible ? 'no other could be opened' : 'give --login';
    results.notice(
      `the session ended while ${id} was tested, and nothing that needs one was tested after it: ${advice}`,
    );
  }

  /** Gives each operation, the last ones included, a fair share of the time. Unused time goes to the others. */
  async #shared(
    phase: string,
    operations: readonly Operation[],
    abreast: number,
    end: Deadline,
    work: Timed,
  ): Promise<void> {
    const open = operations.filter((operation) => !this.#tester.results.of(operation).pending);
    let left = open.length;
    await this.#side(phase, open, abreast, (operation) => {
      // Twice the even share: most need far less.
      const share = (2 * end.left() * abreast) / Math.max(1, left--);
      return work(this.#tester, operation, new Deadline(Math.min(share, end.left())));
    });
  }

  async #stateful(operations: readonly Operation[]): Promise<void> {
    await this.#side('another member', operations, 1, (operation) => actAsAnother(this.#tester, operation));
    const uncompared: string[] = [];
    await this.#side('stateful', operations, 1, async (operation) => {
      await tryPromises(this.#tester, operation);
      await tryList(this.#tester, operation);
      if (!(await tryOwners(this.#tester, operation))) uncompared.push(operation.id);
      await followLinks(this.#tester, operation);
      await tryIdempotency(this.#tester, operation);
      await tryEffects(this.#tester, operation);
    });
    if (uncompared.length > 0)
      this.#tester.results.notice(`not both members have rows of their own in ${uncompared.join(', ')}`);
  }

  async #workflows(workflows: readonly Workflow[], runner: WorkflowRunner): Promise<readonly WorkflowOutcome[]> {
    const outcomes: WorkflowOutcome[] = [];
    for (const [index, workflow] of workflows.entries()) {
      this.#announce('workflows', index, workflows.length);
      outcomes.push(this.#tester.deadline.over ? notRun(workflow) : await this.#workflow(workflow, runner));
    }
    return outcomes;
  }

  async #workflow(workflow: Workflow, runner: WorkflowRunner): Promise<WorkflowOutcome> {
    try {
      const run = await runner.run(workflow);
      if (run.exchange) {
        const findings = run.state === 'failed' ? wrong(`${workflow.id}, ${run.message}`) : fine;
        this.#tester.results.judge(run.exchange.case.operation, 'workflow', findings, run.exchange);
      }
      return { id: workflow.id, state: run.state, steps: run.steps, message: run.message ?? '' };
    } catch (error) {
      if (error instanceof RateLimited) return { ...notRun(workflow), message: `cut short by 429 at ${error.message}` };
      if (error instanceof SessionLost) return { ...notRun(workflow), message: 'the session is lost' };
      if (error instanceof Silent)
        return { ...notRun(workflow), state: 'failed', message: `${error.message} does not answer` };
      if (error instanceof BadExpression) return { ...notRun(workflow), state: 'failed', message: error.message };
      throw error;
    }
  }

  /** An operation that ends a session gets its own. */
  async #ending(operation: Operation, wants: (phase: Phase) => boolean): Promise<void> {
    const tester = this.#tester;
    const { notes } = tester.results.of(operation);
    let lent = false;
    try {
      lent = usesBearer(operation) && (await tester.logins.lendTo(operation));
    } catch (error) {
      if (!(error instanceof CredentialsRefused)) throw error;
      notes.add(`only tried at its door: no session could be opened for it any more (${error.message})`);
    }
    if (!lent && operation.id === conventions.logout) {
      notes.add('only tried at its door: it would end the session of --token; give --login');
    }
    if (notes.size > 0) return wants('coverage') ? tryEdges(tester, operation, tester.deadline) : undefined;
    if (closesAccount(operation)) return this.#closing(operation, wants);
    await this.#alone(operation, wants);
    if (wants('stateful')) await tryLogout(tester, operation);
  }

  /** All that must be refused, and then the one request that is accepted. */
  async #closing(operation: Operation, wants: (phase: Phase) => boolean): Promise<void> {
    const tester = this.#tester;
    if (wants('coverage')) await tryRefusals(tester, operation, tester.deadline.part(0.5));
    await tryExamples(tester, operation);
  }

  /** All phases of one operation. */
  async #alone(operation: Operation, wants: (phase: Phase) => boolean): Promise<void> {
    const tester = this.#tester;
    await tryExamples(tester, operation);
    if (wants('coverage')) await tryEdges(tester, operation, tester.deadline.part(0.5));
    if (wants('generated')) await tryGenerated(tester, operation, tester.deadline.part(0.3));
    if (!wants('stateful')) return;
    await followLinks(tester, operation);
    await tryIdempotency(tester, operation);
    // What ends sessions would end the one that is looked with.
    if (lateness(operation) === 1) await tryEffects(tester, operation);
  }
}

function notRun({ id }: Workflow): WorkflowOutcome {
  return { id, state: 'not run', steps: 0, message: 'no time was left' };
}
