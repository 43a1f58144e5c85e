import type { Parameter } from '../document/operation.ts';
import { type Case, type Intent, withValue } from '../exchange/exchange.ts';
import { maliciousTexts } from '../generate/malicious.ts';
import { badVariations, goodVariations, type Variation } from '../generate/spots.ts';
import { canTravel } from '../generate/wire.ts';
import type { Workshop } from '../generate/workshop.ts';

/** Requests that differ from the base in one parameter: at its edges, beyond them, malicious, and missing. */
export function parameterCases(workshop: Workshop, base: Case): readonly Case[] {
  return base.operation.parameters.flatMap((parameter) => [
    ...goodCases(workshop, base, parameter),
    ...badCases(workshop, base, parameter),
    ...maliciousCases(workshop, base, parameter),
    ...missingCases(base, parameter),
  ]);
}

function goodCases(workshop: Workshop, base: Case, parameter: Parameter): readonly Case[] {
  return variations(workshop, base, parameter, goodVariations).map(({ what, value }) =>
    changed(base, parameter, 'valid', what, value),
  );
}

function badCases(workshop: Workshop, base: Case, parameter: Parameter): readonly Case[] {
  return variations(workshop, base, parameter, badVariations).map(({ what, value }) =>
    changed(base, parameter, 'invalid', what, value),
  );
}

function variations(
  workshop: Workshop,
  base: Case,
  parameter: Parameter,
  vary: typeof goodVariations,
): readonly Variation[] {
  const form = workshop.parameter(parameter);
  const current = base.values[parameter.in][parameter.name] ?? workshop.sample(form.values);
  if (current === undefined) return [];
  const context = { generator: workshop.generator, carrier: form.carrier, seed: workshop.seed };
  return vary(parameter.schema, current, form.validate, context).filter(({ value }) => canTravel(form.carrier, value));
}

function changed(base: Case, parameter: Parameter, intent: Intent, what: string, value: unknown): Case {
  return {
    ...base,
    values: withValue(base.values, parameter.in, parameter.name, value),
    intent,
    phase: 'coverage',
    what: `${parameter.in} ${parameter.name}${what.replace('the whole value', '')}`,
    changed: `/${parameter.in}/${parameter.name}`,
  };
}

function maliciousCases(workshop: Workshop, base: Case, parameter: Parameter): readonly Case[] {
  const { carrier } = workshop.parameter(parameter);
  const able = maliciousTexts.filter(([, text]) => canTravel(carrier, text));
  // A few texts for each parameter; the next parameter gets others.
  const start = parameter.name.length % Math.max(1, able.length);
  return [...able.slice(start), ...able.slice(0, start)]
    .slice(0, 3)
    .map(([what, text]) => changed(base, parameter, 'malicious', `: ${what}`, text));
}

function missingCases(base: Case, parameter: Parameter): readonly Case[] {
  if (!parameter.required || parameter.in === 'path') return [];
  const intent = parameter.in === 'header' ? 'missing_header' : 'invalid';
  const values = { ...base.values, [parameter.in]: { ...base.values[parameter.in], [parameter.name]: undefined } };
  return [{ ...changed(base, parameter, intent, ': left out', undefined), values }];
}
