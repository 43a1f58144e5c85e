import { expect, test } from 'vitest';
import { attribute } from './attribute.ts';
import type { EntityEdit } from './entity-edits.ts';

const edit = (kind: EntityEdit['kind'], entity: string, property: string | undefined, number: number): EntityEdit => ({
  kind,
  entity,
  property,
  at: [],
  mark: `drift${number}x`,
});
const game = edit('removed', 'Game', 'name', 1);
const vendor = edit('removed', 'Vendor', 'name', 2);
const order = edit('added', 'Order', undefined, 3);
const payload = edit('renamed', 'OrderPayload', 'amount', 4);
const { surely, likely } = attribute(
  [game, vendor, order, payload],
  new Map([['createOrder', new Set(['OrderPayload'])]]),
);
const fault = (message: string, code = '') => ({ file: 'src/a.ts', position: 0, code, message });

test('an error is of the edit whose mark it has', () => {
  expect(surely(fault("Property 'drift3x' is missing in type '{}'"), [])).toEqual([order]);
  expect(surely(fault("Type 'Drift4x' is not assignable to type 'string'."), [])).toEqual([payload]);
});

test('it is of the property that the code meant, which several entities may have', () => {
  const missing = fault("Property 'name' does not exist on type '{ id: string; }'.", 'name');
  expect(surely(missing, [])).toEqual([]);
  expect(surely(missing, [{ name: 'name', path: '/a/generated/model/vendor.ts' }])).toEqual([vendor]);
  const validators = '/a/generated/server/validators/wallet/create-order.ts';
  expect(surely(fault('', 'body.amount'), [{ name: 'amount', path: validators }])).toEqual([payload]);
});

test('it is of the property and entity that it names, and by one word only where no other edit has it', () => {
  expect(surely(fault("Property 'name' does not exist on type 'Game'."), [])).toEqual([game]);
  expect(likely(fault("Type 'undefined' is not assignable to type 'string'.", 'amount'))).toEqual([payload]);
  expect(likely(fault('Expected 1 argument', 'name'))).toEqual([]);
});
