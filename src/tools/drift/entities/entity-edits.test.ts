import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Node, objectAt } from '../../check/gate/document.ts';
import { compatible, type EntityEdit, entityEdits, nameOf, takenBy, withEdits } from './entity-edits.ts';

const contract: Node = parse(`
paths:
  /games:
    get:
      operationId: listGames
      responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Game' } } } } }
    post:
      operationId: addGame
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Wish' } } } }
      responses: {}
components:
  schemas:
    Kind: { type: string, enum: [slots, live] }
    Game:
      type: object
      required: [id, kind]
      properties:
        id: { type: string }
        kind: { $ref: '#/components/schemas/Kind' }
        state: { type: [string, 'null'], enum: [open, shut] }
        constant: { type: string, enum: [game] }
        growing: { type: string, x-extensible: true, enum: [a, b] }
    Wish: { type: object, properties: { reason: { type: string, enum: [fun, profit] } } }
`);
const edits = entityEdits(contract);
const of = (kind: string, entity: string) => edits.filter((edit) => edit.kind === kind && edit.entity === entity);

/** The schema of an entity after an edit. */
function after(edit: EntityEdit | undefined): Node {
  if (!edit) throw new Error('there is no such edit');
  return objectAt(objectAt(objectAt(withEdits(contract, [edit]), 'components'), 'schemas'), edit.entity);
}

test('every entity has an edit of each kind, and every enumeration that is answered and does not grow', () => {
  for (const kind of ['added', 'removed', 'renamed', 'retyped']) {
    expect(edits.filter((edit) => edit.kind === kind).map(({ entity }) => entity)).toEqual(['Game', 'Wish']);
  }
  expect(edits.filter(({ kind }) => kind === 'enum').map(nameOf)).toEqual(['Kind', 'Game.state']);
});

test('an edit changes the schema as it says, and nothing else of the contract', () => {
  const [added] = of('added', 'Game');
  expect(after(added)).toMatchObject({ required: ['id', 'kind', added?.mark], properties: { id: { type: 'string' } } });
  const [removed] = of('removed', 'Wish');
  expect(after(removed)['properties']).toEqual({});
  const [renamed] = of('renamed', 'Wish');
  expect(after(renamed)['properties']).toEqual({ [renamed?.mark ?? '']: { type: 'string', enum: ['fun', 'profit'] } });
  const [retyped] = of('retyped', 'Wish');
  expect(after(retyped)['properties']).toEqual({ reason: { $ref: expect.stringMatching(/Drift\d+x$/) } });
  const [state] = of('enum', 'Game');
  expect(after(state)['properties']).toMatchObject({ state: { enum: ['open', 'shut', state?.mark] } });
  expect(withEdits(contract, [])).toEqual(contract);
});

test('edits of one property are not made at once', () => {
  const wishes = edits.filter(({ entity }) => entity === 'Wish');
  expect(compatible(wishes).map(({ kind }) => kind)).toEqual(['added', 'removed']);
});

test('what an operation takes includes what that consists of, and nothing that it answers', () => {
  expect([...(takenBy(contract).get('addGame') ?? [])]).toEqual(['Wish']);
  expect([...(takenBy(contract).get('listGames') ?? [])]).toEqual([]);
});
