import { WorkflowRunner } from '../arazzo/runner.ts';
import { readWorkflows, type Workflow } from '../arazzo/workflow.ts';
import { ErrorTexts } from '../checks/check.ts';
import { isObject } from '../document/json.ts';
import { BadFile, type ContractDocument, loadContract } from '../document/load.ts';
import type { Operation } from '../document/operation.ts';
import { readOperations } from '../document/read-operations.ts';
import { Workshop } from '../generate/workshop.ts';
import { Client } from '../http/client.ts';
import { Gate } from '../http/gate.ts';
import { Redactor } from '../http/redact.ts';
import type { WritingKit } from '../http/write-request.ts';
import { Validators } from '../schema/validators.ts';
import { BotCheck } from '../session/bot-check.ts';
import { Credentials } from '../session/credentials.ts';
import { Logins } from '../session/logins.ts';
import { Deadline } from './deadline.ts';
import { phaseNames, type SuiteOptions } from './options.ts';
import { Pool } from './pool.ts';
import { preflight } from './preflight.ts';
import { judgeEmptyPasses, type SuiteReport } from './report.ts';
import { Results } from './results.ts';
import { type Announce, Schedule } from './schedule.ts';
import { Sender } from './sender.ts';
import { BackendLost, Tester } from './tester.ts';

/** The callbacks of a caller. */
export interface SuiteHooks {
  announce?: Announce;
  progress?: (requests: number) => void;
  /** Urgent messages, such as a wait for a rate limit. */
  notice?: (text: string) => void;
  /** Removes the secrets of the run from output. */
  redactor?: Redactor;
}

/** The maximum length of an answer that is read. */
const mostBytes = 8 * 1024 * 1024;

/** Tests a backend. Throws `BadFile`, `Unfit` and `CredentialsRefused` if it cannot be tested. */
export async function runSuite(options: SuiteOptions, hooks: SuiteHooks = {}): Promise<SuiteReport> {
  const document = await loadContract(options.contract);
  const operations = readOperations(document);
  const workflows = (await Promise.all(options.workflows.map(readWorkflows))).flat();
  const run = workflows.filter(({ id }) => options.only === undefined || options.only.workflows.includes(id));
  const wanted = selected(operations, options).filter(isAmong(options, run));
  if (wanted.length === 0) throw new BadFile('no operation of the contract is selected by --include and --exclude');
  const url = new URL(options.url);
  const client = new Client({
    url,
    connections: options.connections,
    timeoutMs: options.timeoutMs,
    maxBytes: mostBytes,
  });
  try {
    const tester = assemble(options, document, operations, client, hooks);
    await preflight(tester, { all: operations, wanted });
    const schedule = new Schedule(tester, wanted, hooks.announce ?? (() => {}));
    const runner = new WorkflowRunner(tester, workflows);
    const { results } = tester;
    const done = await finished(() => schedule.run(run, runner));
    tester.judgeHalfImplemented();
    if (tester.deadline.over) results.notice(`the time was over after ${options.maxTimeMs / 1000} s (--max-time)`);
    const isComplete = done.lost === undefined && !tester.deadline.over && isWhole(options);
    judgeEmptyPasses(results, tester.sender.writing.credentials, { isComplete, allowed: options.allowUnaccepted });
    return {
      title: titleOf(document),
      options,
      operations: results.all.filter(({ operation }) => wanted.includes(operation)),
      workflows: done.value ?? [],
      notices: results.notices,
      requests: results.requests,
      seconds: (performance.now() - results.started) / 1000,
      lost: done.lost ?? nothingAccepted(results, wanted, options),
    };
  } finally {
    client.close();
  }
}

/** Whether a pattern matches an operation: its id, its tag or its path; `*` matches any text. */
function means(pattern: string, { id, tag, path }: Operation): boolean {
  const source = pattern
    .split('*')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  const test = new RegExp(`^${source}$`, 'i');
  return [id, tag, path].some((name) => test.test(name));
}

/** The selected operations. */
export function selected(
  operations: readonly Operation[],
  { include, exclude }: { readonly include: readonly string[]; readonly exclude: readonly string[] },
): readonly Operation[] {
  return operations.filter(
    (operation) =>
      (include.length === 0 || include.some((pattern) => means(pattern, operation))) &&
      !exclude.some((pattern) => means(pattern, operation)),
  );
}

/** Whether an operation failed in an earlier run. If only workflows did, their operations are tested. */
function isAmong({ only }: SuiteOptions, run: readonly Workflow[]): (operation: Operation) => boolean {
  if (only === undefined) return () => true;
  const steps = run.flatMap((workflow) => workflow.steps.map(({ operationId }) => operationId));
  const ids = only.operations.length > 0 ? only.operations : steps;
  return ({ id }) => ids.includes(id);
}

/** Whether the run has all phases and workflows: each of them may be the one with an accepted request. */
function isWhole({ phases, only }: SuiteOptions): boolean {
  return only === undefined && phaseNames.every((name) => phases.includes(name));
}

/** If the backend accepted nothing, all passes are meaningless. */
function nothingAccepted(
  results: Results,
  wanted: readonly Operation[],
  { allowsPending }: SuiteOptions,
): string | undefined {
  const missing = wanted.every((operation) => results.of(operation).pending);
  if (missing) return allowsPending ? undefined : 'no operation is implemented';
  const tried = results.all.filter(({ requests, pending }) => requests > 0 && !pending);
  const none = tried.length > 0 && tried.every(({ accepted }) => accepted === 0);
  return none ? 'no operation accepted a single request, so that nothing was shown' : undefined;
}

/** A backend that stops answering ends the run, not its report. */
async function finished<T>(work: () => Promise<T>): Promise<{ readonly value?: T; readonly lost: string | undefined }> {
  try {
    return { value: await work(), lost: undefined };
  } catch (error) {
    if (error instanceof BackendLost) return { lost: error.message };
    throw error;
  }
}

function assemble(
  options: SuiteOptions,
  document: ContractDocument,
  operations: readonly Operation[],
  client: Client,
  { progress, notice: tell, redactor = new Redactor() }: SuiteHooks,
): Tester {
  const { token, tokenOther, tokenAgent } = options;
  const validators = new Validators(document, { allowExtra: options.allowExtraFields });
  const workshop = new Workshop(document, validators, options.seed);
  const keys = keysByScheme(operations, options.keys);
  const credentials = new Credentials({ token, tokenOther, tokenAgent, keys });
  for (const secret of [token, tokenOther, tokenAgent]) redactor.add(secret, '$TOKEN');
  for (const [name, key] of keys) redactor.add(key, `$KEY_${name}`);
  const results = new Results(operations);
  results.onNotice = tell;
  results.onProgress = () => progress?.(results.requests);
  const deadline = new Deadline(options.maxTimeMs);
  const pool = new Pool();
  const writing: WritingKit = {
    reader: workshop.reader,
    credentials,
    headers: options.headers,
    pass: undefined,
    key: undefined,
    encrypts: false,
  };
  const sender = new Sender({ client, gate: new Gate(options.rate), writing, deadline, results, pool, redactor });
  const botCheck = new BotCheck(operations, (asked) => sender.send(asked));
  writing.pass = (asked, body) => botCheck.passed(asked, body);
  const notice = (text: string) => results.notice(text);
  const logins = new Logins({ options, operations, workshop, sender, credentials, redactor, notice });
  const decimals = () => pool.values('decimals').map(Number)[0];
  const isPending = (operation: Operation) => results.of(operation).pending;
  const isSentTime = (milliseconds: number) => pool.isSentTime(milliseconds);
  const { reader, flat } = workshop;
  const context = { document, validators, reader, flat, texts: new ErrorTexts(), isPending, decimals, isSentTime };
  return new Tester({ options, operations, context, workshop, results, sender, pool, deadline, logins });
}

/**
 * The given keys, by the names of the contract's security schemes. A word is enough if only one scheme has it in its
 * name: `operator` for `operatorKey`.
 */
export function keysByScheme(
  operations: readonly Operation[],
  given: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const schemes = [...new Set(operations.flatMap(({ security }) => security.flat().map(({ name }) => name)))];
  const keys = new Map<string, string>();
  for (const [word, value] of Object.entries(given)) {
    const exact = schemes.filter((name) => name === word);
    const meant = exact.length > 0 ? exact : schemes.filter((name) => name.toLowerCase().includes(word.toLowerCase()));
    const [only] = meant;
    if (meant.length > 1)
      throw new BadFile(`the key "${word}" could be for ${meant.join(' or ')}: give the whole name`);
    // A contract without such a scheme does not need the key.
    if (only !== undefined) keys.set(only, value);
  }
  return keys;
}

function titleOf({ root }: ContractDocument): string {
  const info = isObject(root['info']) ? root['info'] : {};
  return `${String(info['title'] ?? 'untitled')} ${String(info['version'] ?? '')}`.trim();
}
