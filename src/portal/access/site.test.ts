import { expect, test } from 'vitest';
import { getGetPermissionResponseMock } from '#generated/client/system/system.faker.ts';
import type { WhitelabelNode } from '#generated/model/index.ts';
import { isOn, linkOf } from './site.ts';

const node = (modId: string, enabled: string, childrenNodes: WhitelabelNode[] = []): WhitelabelNode => ({
  modId,
  enabled,
  childrenNodes,
});

test("FLAG-01 a node is on when its `enabled` is '1', and off otherwise", () => {
  expect(isOn([node('FREEPLAY3', '1')], 'FREEPLAY3')).toBe(true);
  for (const off of ['0', '', 'true', '2']) expect(isOn([node('FREEPLAY3', off)], 'FREEPLAY3'), off).toBe(false);
  expect(isOn([], 'FREEPLAY3')).toBe(false);
});

test('FLAG-02 nodes stand below other nodes', () => {
  const tree = [node('ROOT', '0', [node('SESSION', '1', [node('CBS3', '1')])])];
  expect(isOn(tree, 'CBS3')).toBe(true);
  expect(isOn(tree, 'DIRECTREG3')).toBe(false);
});

test('ENTITY-05 a link is there if the site has a resource of its type', () => {
  const { info } = getGetPermissionResponseMock().value;
  expect(linkOf(info, 'TELEGRAM')).toBe('https://t.me/lumo_example');
  expect(linkOf(info, 'LINE')).toBeUndefined();
  expect(linkOf(undefined, 'TELEGRAM')).toBeUndefined();
});
