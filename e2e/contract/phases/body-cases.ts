import { pointerOf, withValueAt } from '../document/json.ts';
import { essence, isJsonType } from '../document/operation.ts';
import type { Case } from '../exchange/case.ts';
import { brokenJson, maliciousBodies, maliciousTexts } from '../generate/malicious.ts';
import { badVariations, goodVariations } from '../generate/spots.ts';
import type { BodyMaker, Workshop } from '../generate/workshop.ts';
import { writeBody } from '../http/body.ts';

/** Requests that differ from the base at one path of the body, or whose whole body is invalid. */
export function bodyCases(workshop: Workshop, base: Case): readonly Case[] {
  const form = workshop.body(base.operation);
  const { body } = base;
  if (!form || !body || !('value' in body)) return [];
  const context = { generator: workshop.generator, carrier: form.carrier, seed: workshop.seed };
  const of = (intent: 'valid' | 'invalid', vary: typeof goodVariations): readonly Case[] =>
    vary(form.schema, body.value, form.validate, context).map(({ path, what, value }) => ({
      ...base,
      body: { media: body.media, value },
      intent,
      phase: 'coverage',
      what: `body ${what}`,
      changed: `/body${pointerOf(path)}`,
    }));
  return [
    ...of('valid', goodVariations),
    ...of('invalid', badVariations),
    ...maliciousCases(base, body.value, body.media),
    ...wholeCases(workshop, base, form, body.value),
  ];
}

/** Replaces each text by a malicious one. */
function maliciousCases(base: Case, value: unknown, media: string): readonly Case[] {
  const texts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return texts
    .filter(([, inner]) => typeof inner === 'string')
    .flatMap(([name], place) =>
      [0, 1, 2].map((offset): Case => {
        const [what, text] = maliciousTexts[(place * 3 + offset) % maliciousTexts.length] ?? ['nothing', ''];
        return {
          ...base,
          body: { media, value: withValueAt(value, [name], text) },
          intent: 'malicious',
          phase: 'coverage',
          what: `body /${name}: ${what}`,
          changed: `/body/${name}`,
        };
      }),
    );
}

function wholeCases(workshop: Workshop, base: Case, { media }: BodyMaker, value: unknown): readonly Case[] {
  const { bytes } = writeBody(media, value, workshop.reader);
  const whole = (intent: 'invalid' | 'malicious', what: string, body: Case['body']): Case => ({
    ...base,
    body,
    intent,
    phase: 'coverage',
    what: `body: ${what}`,
    changed: '/body',
  });
  const cases = [
    whole('invalid', 'of another content type', { media: 'text/plain', raw: bytes }),
    whole('invalid', 'of an unknown content type', { media: 'application/x-unknown', raw: bytes }),
  ];
  if (base.operation.body?.required) cases.push(whole('invalid', 'left out', undefined));
  const type = essence(media.type);
  if (!isJsonType(type)) return cases;
  return [
    ...cases,
    ...brokenJson.map(([what, raw]) => whole('invalid', what, { media: type, raw })),
    ...maliciousBodies.map(([what, raw]) => whole('malicious', what, { media: type, raw })),
  ];
}
