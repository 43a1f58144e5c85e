import type { JWK } from 'jose';
import { type Finding, fine, wrong } from '../checks/check.ts';
import { codeOf, conventions } from '../document/conventions.ts';
import { type Answer, answerOf, type Case, isSuccess } from '../exchange/exchange.ts';
import type { Tester } from '../run/tester.ts';
import { encryptFor, tampered } from '../session/jwe.ts';

/** Messages that the backend must refuse, made from one that it must accept. */
async function forgeries(key: JWK, text: string): Promise<readonly (readonly [what: string, payload: unknown])[]> {
  const good = await encryptFor(key, text);
  const parts = good.split('.');
  return [
    ['a tampered tag', tampered(good)],
    ['an unknown key id', await encryptFor(key, text, { kid: 'no-such-key' })],
    ['a compressed message', await encryptFor(key, text, { zip: 'DEF' })],
    ['four parts', parts.slice(0, 4).join('.')],
    ['an empty message', ''],
    ['no message but its dots', '....'],
    ['a message that is not JSON', await encryptFor(key, 'not JSON')],
    ['a list in the place of the message', [good]],
  ];
}

/** Checks that the backend decrypts valid bodies and nothing else. `base` is an accepted request. */
export async function tryEncryption(tester: Tester, base: Case, usualStatus: number | undefined): Promise<void> {
  const { operation, body } = base;
  const { key, encrypts } = tester.sender.writing;
  if (!operation.encrypted || !body || !('value' in body)) return;
  if (!key) {
    const message = `${conventions.keys} tells no public key, so that nothing can be encrypted`;
    tester.results.judge(operation, 'encryption', wrong(message));
    return;
  }
  const text = JSON.stringify(body.value);
  const send = (what: string, value: unknown, judge: (answer: Answer) => readonly Finding[], plain = false) =>
    attempt(tester, { ...base, body: { ...body, value }, what, plain, intent: 'step', phase: 'coverage' }, judge);
  await send('an encrypted body', { payload: await encryptFor(key, text) }, (answer) => opened(answer, usualStatus));
  for (const [what, payload] of await forgeries(key, text)) {
    await send(`encryption: ${what}`, { payload }, (answer) => refused(what, answer), true);
  }
  if (encrypts) await send('a plain body where none is taken', body.value, plainRefused, true);
}

async function attempt(tester: Tester, asked: Case, judge: (answer: Answer) => readonly Finding[]): Promise<void> {
  const exchange = await tester.try(asked);
  const answer = answerOf(exchange);
  if (answer) tester.results.judge(asked.operation, 'encryption', judge(answer), exchange);
}

function opened(answer: Answer, usualStatus: number | undefined): readonly Finding[] {
  const code = codeOf(answer.json) ?? '';
  if (code.startsWith('encryption_'))
    return wrong(`a body encrypted by the rules is refused with ${answer.status} ${code}`);
  const worse = usualStatus !== undefined && isSuccess(usualStatus) && answer.status === 400;
  return worse
    ? wrong(`what is accepted in plain is refused with ${answer.status} ${code} when it is encrypted`)
    : fine;
}

function refused(what: string, answer: Answer): readonly Finding[] {
  return answer.status < 400 ? wrong(`${what} is answered with ${answer.status}`) : fine;
}

function plainRefused(answer: Answer): readonly Finding[] {
  if (answer.status < 400) return wrong(`a plain body is answered with ${answer.status} where it must be encrypted`);
  const code = codeOf(answer.json);
  if (code === undefined || code === conventions.encryptionRequired) return fine;
  return wrong(`a plain body is refused with ${code} instead of ${conventions.encryptionRequired}`);
}
