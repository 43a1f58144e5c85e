import { setTimeout as sleep } from 'node:timers/promises';
import { isObject, type JsonObject, textOf } from '../document/json.ts';
import { answerOf, type Exchange, isSuccess } from '../exchange/exchange.ts';
import { followEffects } from '../phases/effects.ts';
import type { Tester } from '../run/tester.ts';
import { summary } from '../session/logins.ts';
import { isMet } from './criteria.ts';
import { emptyScope, missingOutput, resolved, type Scope } from './expression.ts';
import { inputsOf, missingInputs, NotSupplied, suppliedInputs } from './inputs.ts';
import { scopeOf, stepCase } from './step-case.ts';
import type { Step, Workflow } from './workflow.ts';

/** The outcome of a workflow. */
export interface WorkflowRun {
  readonly state: 'passed' | 'failed' | 'pending' | 'not run';
  readonly steps: number;
  readonly outputs: JsonObject;
  readonly inputs: JsonObject;
  /** The step at which it ended early, and the reason. */
  readonly message?: string;
  readonly exchange?: Exchange;
}

const mostSteps = 200;
/** The share of the remaining time that workflows may spend in pauses. */
const patience = 0.4;

type Next =
  | { readonly go: 'next' | 'end' }
  | { readonly go: 'step'; readonly step: string }
  | { readonly go: 'again' | 'wait' };

/** Runs workflows step by step. */
export class WorkflowRunner {
  readonly #tester: Tester;
  readonly #workflows: ReadonlyMap<string, Workflow>;
  readonly #runs = new Map<string, WorkflowRun>();
  /** Milliseconds of pauses left. Work does not count, so a busy machine runs as many steps. */
  #pauses: number;

  constructor(tester: Tester, workflows: readonly Workflow[]) {
    this.#tester = tester;
    this.#pauses = tester.deadline.left() * patience;
    this.#workflows = new Map(workflows.map((workflow) => [workflow.id, workflow]));
  }

  /** Runs a workflow after its dependencies, each once. */
  async run(workflow: Workflow, depth = 0): Promise<WorkflowRun> {
    const known = this.#runs.get(workflow.id);
    if (known) return known;
    for (const id of workflow.dependsOn) {
      const needed = this.#workflows.get(id);
      const run = needed && depth < 10 ? await this.run(needed, depth + 1) : undefined;
      if (run?.state === 'passed') continue;
      const message = `depends on ${id}, which ${run ? `is ${run.state}` : 'is not there'}`;
      return this.#remember(workflow, { ...nothing, state: run?.state === 'pending' ? 'pending' : 'not run', message });
    }
    const { options, sender, workshop } = this.#tester;
    const pending = this.#pendingStep(workflow);
    if (pending) return this.#remember(workflow, { ...nothing, state: 'pending', message: pending });
    const own = inputsOf(workflow.inputs, options, sender.writing.credentials.secrets, workshop.generator);
    const supplied = await this.#supplied(workflow, own);
    if (typeof supplied === 'string')
      return this.#remember(workflow, { ...nothing, state: 'failed', message: supplied });
    const inputs = { ...own, ...supplied };
    const missing = missingInputs(workflow.inputs, inputs);
    if (missing.length > 0) {
      const message = `needs ${missing.map((name) => `--input ${name}=...`).join(' ')}`;
      // A command that supplies inputs answers for all of them.
      const state = options.inputsFrom === undefined ? 'not run' : 'failed';
      return this.#remember(workflow, { ...nothing, state, message });
    }
    return this.#remember(workflow, await this.#steps(workflow, inputs, depth));
  }

  /** The missing inputs from the program of the command line, or the reason why there are none. */
  async #supplied({ id, inputs }: Workflow, own: JsonObject): Promise<JsonObject | string> {
    const { inputsFrom } = this.#tester.options;
    if (inputsFrom === undefined || missingInputs(inputs, own).length === 0) return {};
    const outputs = Object.fromEntries([...this.#runs].map(([name, run]) => [name, run.outputs]));
    try {
      return await suppliedInputs(inputsFrom, { workflow: id, inputs: own, outputs });
    } catch (error) {
      if (error instanceof NotSupplied) return error.message;
      throw error;
    }
  }

  /** The first step that a pending operation blocks; a workflow with one is not started. */
  #pendingStep({ steps }: Workflow): string | undefined {
    const { operations, results } = this.#tester;
    const waits = steps.find((step) => {
      const operation = operations.find(({ id }) => id === step.operationId);
      return operation && results.of(operation).pending;
    });
    return waits && `step ${waits.id}: ${waits.operationId} is not implemented yet`;
  }

  #remember(workflow: Workflow, run: WorkflowRun): WorkflowRun {
    this.#runs.set(workflow.id, run);
    return run;
  }

  async #steps(workflow: Workflow, inputs: JsonObject, depth: number): Promise<WorkflowRun> {
    const steps: Record<string, JsonObject> = {};
    const retries = new Map<string, number>();
    let at = 0;
    for (let count = 1; at < workflow.steps.length; ) {
      const step = workflow.steps[at];
      if (!step || count > mostSteps)
        return { ...nothing, inputs, state: 'failed', message: 'it never comes to an end' };
      const scope = this.#scope(workflow, inputs, steps);
      const done = await this.#step(workflow, step, scope, depth);
      if (done.ended) return { outputs: {}, inputs, steps: count, ...done.ended };
      steps[step.id] = done.outputs;
      const next = await this.#next(step, done, retries);
      if (next === undefined) return { outputs: {}, inputs, steps: count, ...done.failure };
      if (next.go === 'wait') return { outputs: {}, inputs, steps: count, ...tooLong(step) };
      if (next.go === 'end') break;
      // A repetition has a limit of its own, anew each time that the workflow comes to the step.
      if (next.go === 'again') continue;
      retries.delete(step.id);
      count++;
      const index = next.go === 'step' ? workflow.steps.findIndex(({ id }) => id === next.step) : -1;
      if (next.go === 'step') at = index < 0 ? workflow.steps.length : index;
      else if (next.go === 'next') at++;
    }
    const scope = this.#scope(workflow, inputs, steps);
    const outputs = resolved(workflow.outputs, scope);
    return { state: 'passed', steps: Object.keys(steps).length, inputs, outputs: isObject(outputs) ? outputs : {} };
  }

  #scope({ components }: Workflow, inputs: JsonObject, steps: Readonly<Record<string, JsonObject>>): Scope {
    return { ...emptyScope, inputs, steps, workflows: Object.fromEntries(this.#runs), components };
  }

  async #step(workflow: Workflow, step: Step, scope: Scope, depth: number): Promise<Done> {
    const missing = missingOutput([step.parameters.map(({ value }) => value), step.requestBody], scope);
    if (missing !== undefined) return ended('failed', `step ${step.id}: ${missing} has no value`);
    if (step.workflowId !== undefined) return this.#nested(step, scope, depth);
    const { operations } = this.#tester;
    const operation = operations.find(({ id }) => id === step.operationId);
    if (!operation) return ended('failed', `step ${step.id}: the contract has no operation ${step.operationId}`);
    const exchange = await this.#tester.try(stepCase(this.#tester, workflow.id, step, operation, scope));
    const answer = answerOf(exchange);
    if (this.#tester.results.of(operation).pending)
      return ended('pending', `step ${step.id}: ${operation.id} is not implemented yet`);
    const after = { ...scope, ...pick(scopeOf(exchange)) };
    const unmet = step.successCriteria.find((criterion) => !isMet(criterion, after));
    const good = step.successCriteria.length > 0 ? !unmet : answer !== undefined && isSuccess(answer.status);
    const said = answer ? summary(answer) : exchange.outcome.kind === 'none' ? exchange.outcome.message : '';
    const wanted = unmet ? `${textOf(unmet['condition'])} does not hold` : 'it is no success';
    const failure = {
      state: 'failed',
      message: `step ${step.id} (${operation.id}): ${wanted}; answered ${said}`,
      exchange,
    } as const;
    if (good) await followEffects(this.#tester, exchange);
    const outputs = good ? resolved(step.outputs, after) : {};
    return { good, scope: after, failure, outputs: isObject(outputs) ? outputs : {} };
  }

  async #nested(step: Step, scope: Scope, depth: number): Promise<Done> {
    const workflow = this.#workflows.get(step.workflowId ?? '');
    if (!workflow || depth >= 10) return ended('failed', `step ${step.id}: there is no workflow ${step.workflowId}`);
    const given = Object.fromEntries(step.parameters.map(({ name, value }) => [name, resolved(value, scope)]));
    const { options, sender, workshop } = this.#tester;
    const own = inputsOf(workflow.inputs, options, sender.writing.credentials.secrets, workshop.generator);
    const run = await this.#steps(workflow, { ...own, ...given }, depth + 1);
    if (run.state !== 'passed') return { ...ended(run.state, `step ${step.id}: ${run.message}`, run.exchange) };
    const failure = { state: 'failed', message: '' } as const;
    const outputs = resolved(step.outputs, { ...scope, outputs: run.outputs });
    return { good: true, scope, failure, outputs: { ...run.outputs, ...(isObject(outputs) ? outputs : {}) } };
  }

  /** The next step; undefined if the workflow has failed. */
  async #next(step: Step, { good, scope }: Done, retries: Map<string, number>): Promise<Next | undefined> {
    const actions = good ? step.onSuccess : step.onFailure;
    const action = actions.find(
      ({ criteria }) => !Array.isArray(criteria) || criteria.every((each) => isMet(each, scope)),
    );
    if (!action) return good ? { go: 'next' } : undefined;
    const type = textOf(action['type']);
    if (type === 'goto') return { go: 'step', step: textOf(action['stepId']) ?? '' };
    if (type === 'end') return good ? { go: 'end' } : undefined;
    const tried = retries.get(step.id) ?? 0;
    const limit = typeof action['retryLimit'] === 'number' ? action['retryLimit'] : 1;
    if (type !== 'retry' || tried >= limit) return undefined;
    retries.set(step.id, tried + 1);
    const pause = Number(action['retryAfter'] ?? 1) * 1000;
    if (pause > Math.min(this.#pauses, this.#tester.deadline.left())) return { go: 'wait' };
    this.#pauses -= pause;
    await sleep(pause);
    return { go: 'again' };
  }
}

const nothing = { steps: 0, inputs: {}, outputs: {} } as const;

type Failure = Pick<WorkflowRun, 'state' | 'message' | 'exchange'>;

interface Done {
  readonly good: boolean;
  readonly scope: Scope;
  readonly failure: Failure;
  readonly outputs: JsonObject;
  /** Set if no step can follow. */
  readonly ended?: Failure;
}

/** The step waits for something, such as a draw, longer than the remaining time. */
function tooLong({ id }: Step): Failure {
  return { state: 'not run', message: `step ${id} waits longer than the time that is left (--max-time)` };
}

function ended(state: WorkflowRun['state'], message: string, exchange?: Exchange): Done {
  const failure = { state, message, ...(exchange && { exchange }) };
  return { good: false, scope: emptyScope, failure, outputs: {}, ended: failure };
}

function pick({ url, method, statusCode, request, response }: Scope) {
  return { url, method, statusCode, request, response };
}
