import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContract } from '../../check/breaking-changes.ts';
import type { Node } from '../../check/gate/document.ts';
import { stepsFromBundle } from '../../generate/generate.ts';
import type { Outcome } from '../catch.ts';
import { check, inTurn } from '../check-copy.ts';
import type { Trial } from '../try-edit.ts';
import { attribute } from './attribute.ts';
import { type Original, openOriginal, type TypeFault, typeFaults } from './compiler.ts';
import {
  compatible,
  type EntityEdit,
  entityEdits,
  isEnvelope,
  type Kind,
  kinds,
  nameOf,
  takenBy,
  withEdits,
} from './entity-edits.ts';

/** How the outcomes begin. */
export const entitiesName = 'every entity';

/**
 * Edits every entity of the contract in each way. The outcomes say how many were noticed of each kind. A kind that has a
 * list of those that pass fails if another one passes, or if one of the list is noticed.
 */
export async function entities(trial: Trial): Promise<readonly Outcome[]> {
  const edits = entityEdits(await readContract(join(trial.root, 'generated/openapi.yaml')));
  const passed = new Set(await unnoticedOf(trial, edits));
  return [...Map.groupBy(edits, ({ kind }) => kind)].map(([kind, members]) => outcomeOf(kind, members, passed));
}

/**
 * Makes all edits that go together at once, generates, and compiles the product. An edit that an error tells of is
 * noticed; the others are tried again, since one error can hide another. What is left when nothing fails any more passes
 * the compiler unnoticed, and is returned if the comparison of SQL statements with the types of their rows passes it too.
 */
async function unnoticedOf(
  { root, copy }: Pick<Trial, 'root' | 'copy'>,
  edits: readonly EntityEdit[],
): Promise<readonly EntityEdit[]> {
  const document = await readContract(join(root, 'generated/openapi.yaml'));
  const original = openOriginal(root);
  try {
    // An edit of an envelope takes the type from all that is within, so that nothing else of it is compared.
    const [envelopes, inner] = [true, false].map((is) => edits.filter(({ entity }) => isEnvelope(entity) === is));
    const passed: EntityEdit[] = [];
    for (const part of [inner ?? [], envelopes ?? []]) {
      passed.push(...(await uncompiled({ document, original, copy }, part)));
    }
    return await unstated(document, copy, passed);
  } finally {
    original.close();
  }
}

interface Ground {
  readonly document: Node;
  readonly original: Original;
  readonly copy: string;
}

async function uncompiled(ground: Ground, edits: readonly EntityEdit[]): Promise<readonly EntityEdit[]> {
  const { document, copy } = ground;
  const passed: EntityEdit[] = [];
  let pending = edits;
  while (pending.length > 0) {
    const batch = compatible(pending);
    await generateWith(document, batch, copy);
    const faults = typeFaults(copy);
    const noticed = noticedOf(ground, batch, faults);
    process.stderr.write(
      `drift of entities: ${batch.length} tried, ${noticed.size} noticed, ${faults.length} errors\n`,
    );
    pending = pending.filter((edit) => !noticed.has(edit));
    if (noticed.size > 0) continue;
    pending = pending.filter((edit) => !batch.includes(edit));
    if (faults.length === 0) passed.push(...batch);
    else if (batch.length > 1) {
      const middle = batch.length >> 1;
      for (const half of [batch.slice(0, middle), batch.slice(middle)]) {
        passed.push(...(await uncompiled(ground, half)));
      }
    }
  }
  return passed;
}

function noticedOf(
  { document, original }: Ground,
  batch: readonly EntityEdit[],
  faults: readonly TypeFault[],
): ReadonlySet<EntityEdit> {
  const { surely, likely } = attribute(batch, takenBy(document));
  const declared = original.declared(faults);
  const sure = faults.flatMap((fault) => surely(fault, declared.get(fault) ?? []));
  // Among few edits a name is enough, while among many it may be that of another.
  return new Set(sure.length * 10 > batch.length ? sure : [...sure, ...faults.flatMap(likely)]);
}

/** The edits that the check of SQL statements passes as well. */
async function unstated(document: Node, copy: string, edits: readonly EntityEdit[]): Promise<readonly EntityEdit[]> {
  const passed: EntityEdit[] = [];
  let pending = edits;
  while (pending.length > 0) {
    const batch = compatible(pending);
    await generateWith(document, batch, copy);
    const lines = (await check(copy, ['statements'])).flatMap((caught) => caught.lines);
    const names = new Set(lines.flatMap((line) => [...line.matchAll(/column "(\w+)"/g)].map(([, name]) => name)));
    passed.push(...batch.filter(({ kind, mark, property }) => !names.has(kind === 'retyped' ? property : mark)));
    pending = pending.filter((edit) => !batch.includes(edit));
  }
  return passed;
}

async function generateWith(document: Node, edits: readonly EntityEdit[], copy: string): Promise<void> {
  const generated = join(copy, 'generated');
  await rm(generated, { recursive: true, force: true });
  await mkdir(generated);
  // JSON is YAML.
  await writeFile(join(generated, 'openapi.yaml'), JSON.stringify(withEdits(document, edits)));
  await inTurn(async () => {
    for (const [, work] of stepsFromBundle(copy)) await work();
  });
}

/** The edits that pass, by kind. Those of kinds that are not here are counted only: nobody may read the property. */
const unnoticed: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  added: [
    // The brand file is read with the contract's own validators, and refused at the start if it lacks a property.
    'BrandLanguage',
    'Currency',
    'BrandLogo',
    'Partner',
    'Resource',
    'SiteSettings',
    // Made and opened beside the generated types.
    'EncryptedPayload',
    // Its only operation answers with a stream of other entities.
    'StreamEventsResponse',
    // The form sends whatever fields it shows.
    'ContactsChange',
  ],
  renamed: ['EncryptedPayload.payload', 'PasswordByPhonePayload.verificationTicket', 'StreamEventsResponse.success'],
};

function outcomeOf(kind: Kind, edits: readonly EntityEdit[], passed: ReadonlySet<EntityEdit>): Outcome {
  const known = unnoticed[kind];
  const faults: string[] = [];
  for (const edit of edits) {
    const [name, isListed] = [nameOf(edit), known?.includes(nameOf(edit)) === true];
    if (passed.has(edit) && !isListed) faults.push(`${name}: nothing notices it`);
    if (!passed.has(edit) && isListed)
      faults.push(`${name}: it is noticed, so take it off the list of those that pass`);
  }
  for (const fault of faults) process.stderr.write(`drift, ${kinds[kind]}: ${fault}\n`);
  const noticed = edits.filter((edit) => !passed.has(edit)).map(nameOf);
  return {
    name: `${entitiesName}: ${kinds[kind]}, ${noticed.length} of ${edits.length} noticed`,
    breaking: true,
    passed: known === undefined || faults.length === 0,
    catches: [{ check: 'types, statements', lines: [...faults, ...noticed] }],
  };
}
