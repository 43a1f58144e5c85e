import { conventions } from '../document/conventions.ts';
import { isGuarded, isSafe, type Operation } from '../document/operation.ts';
import { type Actor, answerOf, type Case, isSuccess, type Outcome } from '../exchange/exchange.ts';
import { firstExample } from '../generate/example-cases.ts';
import { keyIn } from '../session/jwe.ts';
import { CredentialsRefused, summary } from '../session/logins.ts';
import type { Tester } from './tester.ts';

/** A backend that cannot be tested, and the reason. */
export class Unfit extends Error {}

const mostProbes = 4;

/** All operations of the contract, and those of the run. */
interface Operations {
  readonly all: readonly Operation[];
  readonly wanted: readonly Operation[];
}

/** Checks first that a suitable backend answers, and that the credentials are valid. */
export async function preflight(tester: Tester, operations: Operations): Promise<void> {
  const { all, wanted } = operations;
  await findBackend(tester, operations);
  await findKey(tester, all);
  await findEncryption(tester, all);
  await tester.logins.openAll();
  await tryTokens(tester, wanted);
}

/** Public reading requests that need no ids. */
function plainQuestions(tester: Tester, operations: readonly Operation[]): readonly Case[] {
  return operations
    .filter((operation) => isSafe(operation) && !operation.parameters.some(({ required }) => required))
    .flatMap((operation) => firstCase(tester, operation) ?? []);
}

function firstCase({ workshop }: Tester, operation: Operation): Case | undefined {
  const first = firstExample(workshop, operation);
  return first && { ...first, intent: 'step' };
}

async function findBackend(tester: Tester, { all, wanted }: Operations): Promise<void> {
  const questions = plainQuestions(
    tester,
    wanted.toSorted((a, b) => Number(isGuarded(a)) - Number(isGuarded(b))),
  );
  if (questions.length === 0) return findListener(tester, all);
  const outcomes: Outcome[] = [];
  let left = mostProbes;
  for (const question of questions) {
    const { outcome } = await tester.sender.send(question);
    outcomes.push(outcome);
    // The next request would fail the same way, and a time-out takes long.
    if (outcome.kind === 'none' && outcome.reason !== 'broken') break;
    if (outcome.kind === 'answer' && isSuccess(outcome.status) && outcome.json !== undefined) return;
    // A backend of a few operations answers 404 to most.
    if ((outcome.kind === 'none' || outcome.status !== 404) && --left === 0) break;
  }
  const silent = outcomes.some(({ kind }) => kind === 'none');
  if (!silent || !(await answersElsewhere(tester, { all, wanted }))) judgeBackend(tester.options.url, outcomes);
}

/** Whether the backend answers outside of the run: then only an operation of the run is broken. */
async function answersElsewhere(tester: Tester, { all, wanted }: Operations): Promise<boolean> {
  const others = all.filter((operation) => !isGuarded(operation) && !wanted.includes(operation));
  const [question] = plainQuestions(tester, others);
  return question !== undefined && (await tester.sender.send(question)).outcome.kind === 'answer';
}

/** Any answer will do where no operation of the run can be asked without ids or a body. */
async function findListener(tester: Tester, all: readonly Operation[]): Promise<void> {
  const [question] = plainQuestions(tester, all);
  const outcome = question && (await tester.sender.send(question)).outcome;
  if (outcome?.kind === 'none') judgeBackend(tester.options.url, [outcome]);
}

function judgeBackend(url: string, outcomes: readonly Outcome[]): void {
  const silent = outcomes.find((outcome) => outcome.kind === 'none');
  if (silent) throw new Unfit(sentence(url, silent));
  const answers = outcomes.filter((outcome) => outcome.kind === 'answer');
  if (answers.every(({ status }) => status >= 300 && status < 400)) {
    throw new Unfit(
      `${url} redirects to ${answers[0]?.headers['location'] ?? 'nowhere'}: give that address with --url`,
    );
  }
  if (answers.every(({ status }) => status === 404)) {
    throw new Unfit(`${url} answers 404 to everything: is the contract's path behind another base path?`);
  }
  const asksForPassword = /^(basic|digest|negotiate|ntlm)\b/i;
  if (answers.every(({ headers }) => asksForPassword.test(headers['www-authenticate'] ?? ''))) {
    throw new Unfit(
      `${url} is behind a password (${answers[0]?.status}, ${answers[0]?.headers['www-authenticate']}): open it for the test`,
    );
  }
  if (answers.every(({ json }) => json === undefined)) {
    const type = answers[0]?.headers['content-type'] ?? 'no content type';
    throw new Unfit(
      `${url} answers, but not with JSON (${answers[0]?.status}, ${type}): this is no backend of the contract`,
    );
  }
}

function sentence(url: string, { reason, message }: Outcome & { kind: 'none' }): string {
  if (reason === 'timeout') return `${url} accepts connections but does not answer: ${message}`;
  if (reason === 'endless') return `${url} answers without an end: ${message}`;
  if (reason === 'malformed') return `what listens at ${url} does not speak HTTP: ${message}`;
  if (reason === 'broken') return `${url} breaks connections off: ${message}`;
  const hint = /certificate/.test(message) ? '; NODE_EXTRA_CA_CERTS=FILE trusts another issuer' : '';
  return `${url} cannot be reached: ${message}${hint}`;
}

async function findKey(tester: Tester, all: readonly Operation[]): Promise<void> {
  const keys = all.find(({ id }) => id === conventions.keys);
  const question = keys && firstCase(tester, keys);
  if (!question) return;
  const answer = answerOf(await tester.sender.send(question));
  tester.sender.writing.key = answer && isSuccess(answer.status) ? keyIn(answer.json) : undefined;
}

/** Whether bodies must be encrypted: by the command line, otherwise by the backend's answer. */
async function findEncryption(tester: Tester, all: readonly Operation[]): Promise<void> {
  const { writing } = tester.sender;
  const operation = all.find(({ encrypted }) => encrypted);
  if (!operation) return;
  const { encryption } = tester.options;
  if (encryption !== 'auto') {
    writing.encrypts = encryption === 'required';
  } else {
    const question = firstCase(tester, operation);
    if (!question) return;
    const answer = answerOf(await tester.sender.send({ ...question, actor: 'nobody', plain: true }));
    writing.encrypts = answer?.status === 400 && summary(answer).includes(conventions.encryptionRequired);
  }
  if (writing.encrypts && !writing.key) {
    throw new Unfit(`bodies must be encrypted, but ${conventions.keys} tells no key to encrypt them for`);
  }
}

/** Sends a simple request with each token, so that an invalid one is reported once and not by every operation. */
async function tryTokens(tester: Tester, all: readonly Operation[]): Promise<void> {
  const { credentials } = tester.sender.writing;
  const { token, tokenOther, tokenAgent } = credentials.secrets;
  const questions = plainQuestions(
    tester,
    all.filter((operation) => isGuarded(operation)),
  );
  const bearer = questions.filter(({ operation }) => usesBearer(operation));
  const given: readonly (readonly [string, Actor | undefined])[] = [
    ['--token', token === undefined ? undefined : 'own'],
    ['--token-other', tokenOther === undefined ? undefined : 'other'],
    ['--token-agent', tokenAgent === undefined ? undefined : { token: tokenAgent }],
  ];
  for (const [name, actor] of given) {
    if (actor !== undefined)
      await tryCredential(
        tester,
        name,
        bearer.map((question) => ({ ...question, actor })),
      );
  }
  tester.logins.canary = bearer.find(({ operation }) => tester.results.of(operation).accepted > 0);
  const schemes = new Set(questions.flatMap(({ operation }) => operation.security.flat().map((scheme) => scheme.name)));
  for (const scheme of schemes) {
    if (!credentials.secrets.keys.has(scheme)) continue;
    const ofScheme = questions.filter(({ operation }) =>
      operation.security.some((names) => names.some(({ name }) => name === scheme)),
    );
    await tryCredential(tester, `the key for ${scheme}`, ofScheme);
  }
}

function usesBearer({ security }: Operation): boolean {
  return security.some((schemes) => schemes.length === 1 && schemes[0]?.kind === 'bearer');
}

async function tryCredential(tester: Tester, name: string, questions: readonly Case[]): Promise<void> {
  let refusal: string | undefined;
  for (const question of questions.slice(0, mostProbes)) {
    const answer = answerOf(await tester.sender.send(question));
    if (answer && answer.status !== 401 && answer.status !== 501) return;
    if (answer?.status === 401) refusal ??= `${name} is refused by ${question.operation.id}: ${summary(answer)}`;
  }
  if (refusal !== undefined) throw new CredentialsRefused(refusal);
}
