import { join } from 'node:path';
import { pendingFile, readPending } from '../pending.ts';
import { readContract, versionOf } from './breaking-changes.ts';
import { listAt, objectAt, operationsOf } from './gate/document.ts';

/**
 * The list of unimplemented operations may only shrink: an operation implemented at a release stays implemented. The list
 * is alphabetical, so that parallel changes rarely conflict.
 */
export async function pending(root: string): Promise<readonly string[]> {
  const list = await readPending(root);
  const released = await readContract(join(root, 'openapi/released.yaml'));
  const before = new Set(listAt(objectAt(released, 'info'), 'x-pending'));
  const answered = new Set([...operationsOf(released).values()].map(({ id }) => id).filter((id) => !before.has(id)));
  return list.flatMap(({ id, line }, index) => {
    const place = `${pendingFile}:${line}:1 ${id}`;
    const previous = list[index - 1]?.id ?? '';
    return [
      ...(previous === id ? [`${place} stands there twice`] : []),
      ...(previous > id ? [`${place} must stand before ${previous}: the list is alphabetical`] : []),
      ...(answered.has(id)
        ? [`${place} was answered in release ${versionOf(released)}: the list only ever shrinks, so give it a handler`]
        : []),
    ];
  });
}
