import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { types, typesMemory } from '../check/tool-checks.ts';

const kept = '.cache/types-before.tsbuildinfo';

/**
 * Lets the type check of every copy begin with what it knows of the project without any edit, so that it looks at what
 * one edit reaches and not also at what the edit before did. The copies are side by side: one learns for all.
 */
export async function learnTypes(copies: readonly string[]): Promise<void> {
  const [first] = copies;
  if (first === undefined) return;
  await types(first);
  for (const copy of copies) {
    await mkdir(join(copy, '.cache'), { recursive: true });
    await copyFile(join(first, typesMemory), join(copy, kept));
  }
}

/** Forgets what the type check learned of the last edit. */
export async function recallTypes(copy: string): Promise<void> {
  await copyFile(join(copy, kept), join(copy, typesMemory));
}
