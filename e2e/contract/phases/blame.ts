import { positiveDataAcceptance } from '../checks/request.ts';
import { canonical, isObject, withValueAt } from '../document/json.ts';
import { parameterLocations } from '../document/operation.ts';
import { type Case, withValue } from '../exchange/case.ts';
import { answerOf } from '../exchange/exchange.ts';
import type { Tester } from '../run/tester.ts';

/** The maximum number of single changes. */
const mostTries = 16;

/**
 * Explains a refusal of data that follows the contract. Tries each difference to an accepted request alone. If one is
 * refused alone, the backend is wrong there; otherwise a rule about several fields is the cause.
 */
export async function blame(tester: Tester, accepted: Case, refused: Case): Promise<boolean> {
  for (const single of differences(accepted, refused).slice(0, mostTries)) {
    const exchange = await tester.observe(single);
    const answer = answerOf(exchange);
    const findings = answer && positiveDataAcceptance(exchange, answer, tester.context);
    if (!findings?.some(({ warning }) => warning !== true)) continue;
    tester.results.judge(single.operation, 'positive_data_acceptance', findings, exchange);
    return true;
  }
  return false;
}

function differences(accepted: Case, refused: Case): readonly Case[] {
  const base = { ...accepted, intent: 'valid', phase: 'generated', what: 'one change of an accepted request' } as const;
  const parameters = parameterLocations.flatMap((location) =>
    Object.entries(refused.values[location])
      .filter(([name, value]) => canonical(value) !== canonical(accepted.values[location][name]))
      .map(([name, value]) => ({
        ...base,
        values: withValue(accepted.values, location, name, value),
        changed: `/${location}/${name}`,
      })),
  );
  return [...parameters, ...bodyDifferences(base, refused)];
}

function bodyDifferences(base: Case, refused: Case): readonly Case[] {
  if (!base.body || !('value' in base.body) || !refused.body || !('value' in refused.body)) return [];
  const { media, value } = base.body;
  const other = refused.body.value;
  if (!isObject(value) || !isObject(other)) return [];
  return Object.entries(other)
    .filter(([name, inner]) => canonical(inner) !== canonical(value[name]))
    .map(([name, inner]) => ({
      ...base,
      body: { media, value: withValueAt(value, [name], inner) },
      changed: `/body/${name}`,
    }));
}
