import { type Finding, fine, wrong } from '../checks/check.ts';
import { answersHead } from '../document/conventions.ts';
import { listOf } from '../document/json.ts';
import { isGuarded, type Operation } from '../document/operation.ts';
import { answerOf, type Case, type Exchange, isSuccess, withValue } from '../exchange/exchange.ts';
import type { Tester } from '../run/tester.ts';

/** The contract's promises for every operation: errors in each language, and HEAD like GET. */
export async function tryPromises(tester: Tester, operation: Operation): Promise<void> {
  const base = tester.bases.get(operation.id);
  if (!base) return;
  for (const asked of languageCases(tester, base.case)) await tester.try(asked);
  if (operation.method === 'GET' && answersHead(tester.context.document)) await tryHead(tester, base);
}

/** The same refusal in each language. */
function languageCases(tester: Tester, base: Case): readonly Case[] {
  const { operation } = base;
  const parameter = operation.parameters.find(({ in: place, name }) => place === 'header' && name === 'Language');
  if (!parameter || !isGuarded(operation)) return [];
  const languages = listOf(tester.workshop.flat(parameter.schema)['enum']);
  return languages.map((language) => ({
    ...base,
    values: withValue(base.values, 'header', 'Language', language),
    actor: 'nobody',
    intent: 'locked_out',
    phase: 'coverage',
    what: `without credentials, in ${String(language)}`,
  }));
}

async function tryHead(tester: Tester, base: Exchange): Promise<void> {
  const { operation } = base.case;
  // The object of the base request may be gone by now.
  const get = { ...base.case, intent: 'step', phase: 'coverage', what: 'GET before HEAD' } as const;
  const usual = answerOf(await tester.observe(get));
  if (!usual || !isSuccess(usual.status) || usual.streamed) return;
  const head = { ...base.case, method: 'HEAD', intent: 'step', phase: 'coverage', what: 'HEAD' } as const;
  const exchange = await tester.observe(head);
  const judge = (of: Exchange, findings: readonly Finding[]) =>
    tester.results.judge(operation, 'head_conformance', findings, of);
  const answer = answerOf(exchange);
  if (!answer) return judge(exchange, wrong('HEAD is not answered'));
  const differs = ['content-type', 'cache-control'].find((name) => answer.headers[name] !== usual.headers[name]);
  if (answer.status !== usual.status)
    judge(exchange, wrong(`HEAD is answered with ${answer.status}, GET with ${usual.status}`));
  else judge(exchange, differs === undefined ? fine : wrong(`HEAD has another ${differs} than GET`));
  if (!isGuarded(operation)) return;
  const locked = await tester.observe({ ...head, actor: 'nobody' });
  const status = answerOf(locked)?.status ?? 0;
  judge(locked, isSuccess(status) ? wrong(`without credentials HEAD is answered with ${status}`) : fine);
}
