import { describe, expect, test } from 'vitest';
import * as zod from 'zod';
import { type OperationEntry, operationEntries } from './operation-entries.ts';

type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

/** Texts that name something: what is no name is refused for that. */
const named =
  /(Id|Ids|Ticket|[uU]sername|[pP]assword|captcha|Code|account|challenge|validate|seccode|code|state|os|linkage|[tT]oken)$/;
/** What a vendor tells of a round is kept as it came: nothing here may refuse its money. */
const told = ['debitPlayer.detail', 'creditPlayer.result'];
/** Numbers and names of people, with rules of their own in the server. */
const ruled = /\.(payeeName|qqNum|idNumber|nickname|line|whatsapp|zalo|facebook|wechat)$/;

/** The fields of a body that may not be empty and have no form of their own, by their names. */
function openTexts(schema: Schema, name: string): readonly string[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const inside = [
    ...choices.flatMap((choice) => openTexts(choice, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => openTexts(field, `${name}.${key}`)),
    ...(schema.items ? openTexts(schema.items, name) : []),
  ];
  const isOpen =
    schema['type'] === 'string' &&
    Number(schema['minLength'] ?? 0) > 0 &&
    ['pattern', 'format', 'enum', 'const'].every((rule) => schema[rule] === undefined);
  return isOpen ? [...inside, name] : inside;
}

async function bodyOf(entry: OperationEntry): Promise<Schema> {
  const { body } = await entry.load();
  return body ? (zod.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }) as Schema) : {};
}

describe('what people write in a text that may not be empty', () => {
  test('holds more than white space, in every operation', async () => {
    const bodies = await Promise.all(operationEntries.map(async (entry) => ({ entry, body: await bodyOf(entry) })));
    const open = bodies.flatMap(({ entry, body }) => openTexts(body, entry.id));
    expect(open.length).toBeGreaterThan(50);
    expect(open.filter((name) => !named.test(name) && !ruled.test(name))).toEqual(told);
  });
});
