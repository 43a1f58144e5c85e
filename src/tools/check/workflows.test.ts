import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeTree } from './tree.ts';
import { workflows } from './workflows.ts';

const project = join(import.meta.dirname, '../../..');

// That those of the project are in order is the check `workflows`.
test('a workflow with an operation that the contract does not have, or without steps, is found', async () => {
  const root = await writeTree({}, ['redocly.yaml', 'package.json']);
  await mkdir(join(root, 'openapi/arazzo'), { recursive: true });
  await mkdir(join(root, 'generated'));
  await cp(join(project, 'openapi/lint'), join(root, 'openapi/lint'), { recursive: true });
  await cp(join(project, 'generated/openapi.yaml'), join(root, 'generated/openapi.yaml'));
  const head = ['arazzo: 1.0.1', 'info: { title: A story, version: 1.0.0 }'];
  const source = 'sourceDescriptions: [{ name: portico, type: openapi, url: ../../generated/openapi.yaml }]';
  const steps = '    steps:\n      - stepId: look\n        operationId: listUnicorns';
  const story = [...head, source, 'workflows:', '  - workflowId: story'];
  await writeFile(join(root, 'openapi/arazzo/odd.arazzo.yaml'), [...story, steps].join('\n'));
  await writeFile(join(root, 'openapi/arazzo/short.arazzo.yaml'), story.join('\n'));
  const offences = await workflows(root);
  expect(offences).toContain('openapi/arazzo/odd.arazzo.yaml:8:1 listUnicorns is no operation of the contract');
  expect(offences.join('\n')).toMatch(/short\.arazzo\.yaml:\d+:\d+ .*steps/);
});
