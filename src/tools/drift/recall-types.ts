import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { types, typesMemory } from '../check/tool-checks.ts';
import { copyTypesMemory } from '../project-copy.ts';

const kept = '.cache/types-before.tsbuildinfo';

/**
 * Starts the type check of every copy from the incremental state of the unedited project. It then checks only the
 * files that the edit affects. One copy writes the state for all.
 */
export async function learnTypes(root: string, copies: readonly string[]): Promise<void> {
  const [first] = copies;
  if (first === undefined) return;
  await copyTypesMemory(root, first);
  await types(first);
  for (const copy of copies) {
    await mkdir(join(copy, '.cache'), { recursive: true });
    await copyFile(join(first, typesMemory), join(copy, kept));
  }
}

/** Restores the state from before the last edit. */
export async function recallTypes(copy: string): Promise<void> {
  await copyFile(join(copy, kept), join(copy, typesMemory));
}
