import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import type { CheckResult } from '../check/checks.ts';
import { copyProject, removeCopy } from '../project-copy.ts';
import { writeReleased } from '../release-contract.ts';
import { additiveEdits, structuralEdits } from './additive-edits.ts';
import { announcedEdits } from './announced-edits.ts';
import { breakingEdits } from './breaking-edits.ts';
import { type Catch, catchesOf, namesPlace, type Outcome, report } from './catch.ts';
import { check, contractTests } from './check-copy.ts';
import type { AnnouncedEdit, Edit } from './edit-type.ts';
import { entities, entitiesName } from './entities/entities.ts';
import { learnTypes, type Trial, tryAnnounced, tryBreaking, tryCompatible, tryTogether } from './try-edit.ts';

interface DriftOptions {
  readonly markdown: boolean;
  readonly only: string;
  /** Only what one generation and one type check prove together, and breaking edits that the gate alone finds. */
  readonly sample: boolean;
  /** The report of a fresh `npm run check --json`, to skip a second check of the project. */
  readonly checked: string | undefined;
}

/** A part of the work, done in a copy of the project. */
type Work = (trial: Trial) => Promise<readonly Outcome[]>;

/** Proves that every breaking edit of the contract fails a check with its location, and that harmless edits pass. */
async function drift(root: string, { markdown, only, sample, checked }: DriftOptions): Promise<boolean> {
  const isNamed = ({ name }: Edit) => name.includes(only);
  const isChosen = (edit: Edit) => isNamed(edit) && (!sample || edit.sample === true);
  // The conformance suite takes a server and half a minute for each edit.
  const isTogether = (edit: AnnouncedEdit) => isNamed(edit) && (!sample || edit.by !== 'conformance');
  const work: readonly Work[] = [
    (trial) => announced(trial, [...announcedEdits, ...structuralEdits].filter(isTogether)),
    ...(!sample && entitiesName.includes(only) ? [entities] : []),
    ...(sample ? [] : [(trial: Trial) => compatible(trial, additiveEdits.filter(isNamed))]),
    ...breakingEdits.filter(isChosen).map(
      (edit): Work =>
        async (trial) => [await breaks(trial, edit)],
    ),
  ];
  // Edits are compared with the contract of today: a version that is not released yet may break the last one.
  const base = await copyProject(root);
  const copies: string[] = [];
  // What is tried together takes longer than all else of the sample, and beside a second copy its types are learnt twice.
  const width = sample ? 1 : 2;
  try {
    await writeReleased(base);
    for (let index = 0; index < width; index++) copies.push(await copyProject(base));
    process.stderr.write('drift: checking the project as it is ... ');
    const tests = await contractTests(copies[0] ?? root);
    const before = [
      ...(checked ? await readCatches(checked) : await check(copies[0] ?? root)),
      ...(tests.length > 0 ? [{ check: 'contract tests', lines: tests }] : []),
    ];
    process.stderr.write(before.length > 0 ? `${before.map((each) => each.check).join(', ')} failed\n` : 'passed\n');
    await learnTypes(root, copies);
    const results = await pLimit(width).map(work, async (part) => {
      const copy = copies.pop();
      if (copy === undefined) throw new Error('more work at a time than copies');
      try {
        return await part({ root: base, copy, before });
      } finally {
        copies.push(copy);
      }
    });
    const outcomes = results.flat();
    await mkdir('reports', { recursive: true });
    await writeFile('reports/drift.json', JSON.stringify(outcomes, undefined, 2));
    console.log(report(outcomes, markdown));
    if (before.length > 0) {
      console.error('The project itself does not pass `npm run check`; only new offences were counted above.');
    }
    return before.length === 0 && outcomes.every(({ passed }) => passed);
  } finally {
    await Promise.all([base, ...copies].map(removeCopy));
  }
}

async function readCatches(file: string): Promise<readonly Catch[]> {
  // `npm run check` has written this file in this form.
  return catchesOf(JSON.parse(await readFile(file, 'utf8')) as readonly CheckResult[]);
}

/** One breaking edit; the first check that names its location is enough. */
async function breaks(trial: Trial, edit: Edit): Promise<Outcome> {
  return outcomeOf(edit, await tryBreaking(trial, edit), true);
}

/** All announced edits at once; those whose own words nobody says, and those of the conformance suite, are tried alone. */
async function announced(trial: Trial, edits: readonly AnnouncedEdit[]): Promise<readonly Outcome[]> {
  if (edits.length === 0) return [];
  const together = await tryTogether(trial, edits);
  const outcomes: Outcome[] = [];
  for (const edit of edits) {
    let catches = together.get(edit) ?? [];
    if (!namesPlace(catches)) {
      // Not silently, since one alone takes a quarter of the time of all together: its own words may be outdated.
      process.stderr.write(`drift: ${edit.name} is tried alone\n`);
      catches = await tryAnnounced(trial, edit);
    }
    outcomes.push(outcomeOf(edit, catches, true));
  }
  return outcomes;
}

/** All compatible edits at once, and each alone if a check fails. */
async function compatible(trial: Trial, edits: readonly Edit[]): Promise<readonly Outcome[]> {
  if (edits.length === 0) return [];
  const all = await tryCompatible(trial, edits);
  const outcomes: Outcome[] = [];
  for (const edit of edits) {
    outcomes.push(outcomeOf(edit, all.length > 0 ? await tryCompatible(trial, [edit]) : [], false));
  }
  return outcomes;
}

function outcomeOf({ name }: Edit, catches: readonly Catch[], breaking: boolean): Outcome {
  const passed = breaking ? namesPlace(catches) : catches.length === 0;
  const seen = catches.map(({ check }) => check).join(', ') || 'nothing';
  process.stderr.write(`drift ${passed ? 'ok' : 'FAILED'}: ${name}: ${seen}\n`);
  return { name, breaking, passed, catches };
}

const { values } = parseArgs({
  options: {
    markdown: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    sample: { type: 'boolean', default: false },
    checked: { type: 'string' },
  },
});
if (!(await drift(process.cwd(), { ...values, checked: values.checked }))) process.exitCode = 1;
