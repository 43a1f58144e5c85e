import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A folder whose code is mutated, and the globs of the tests that judge its mutants. */
export interface MutationFolder {
  readonly path: string;
  readonly tests: readonly string[];
  /** Folders inside it that are folders of their own. */
  readonly except: readonly string[];
  /** Whether to skip mutants of loading modules: each would need all tests and a new process. */
  readonly ignoreStatic: boolean;
}

/** A test of the outer folder draws its pictures too, at a second each; those inside draw without a database. */
const drawing = 'src/server/domain/identity/verification/drawing';

/** The folders under mutation testing, in the order of a full run. */
export function mutationFolders(root: string): readonly MutationFolder[] {
  return [
    ...foldersIn(root, 'src/shared').map((path) => ({
      path,
      tests: ['src/shared/**/*.test.ts'],
      except: [],
      // Their tables are half of their mutants; each would need all counts of results, or all pictures.
      ignoreStatic: ['src/shared/lottery', 'src/shared/art'].includes(path),
    })),
    ...['src/portal/form', 'src/portal/access'].map((path) => ({
      path,
      tests: ['src/portal/{form,access,api,features/session}/**/*.test.{ts,tsx}'],
      except: [],
      ignoreStatic: false,
    })),
    // The tests beside the code: the others reach it by way of a server, at a second each.
    ...[...foldersIn(root, 'src/server/domain').flatMap((layer) => foldersIn(root, layer)), drawing].map((path) => ({
      path,
      tests: [`${path}/**/*.test.ts`],
      except: drawing.startsWith(`${path}/`) ? [drawing] : [],
      ignoreStatic: true,
    })),
  ];
}

/** The folders at or below the given paths; all of them without a path. Throws for a path without folders. */
export function chosenFolders(all: readonly MutationFolder[], paths: readonly string[]): readonly MutationFolder[] {
  if (paths.length === 0) return all;
  return paths.flatMap((path) => {
    const wanted = path.replace(/\/+$/, '');
    const found = all.filter((folder) => folder.path === wanted || folder.path.startsWith(`${wanted}/`));
    if (found.length === 0) throw new Error(`'${path}' is no folder under mutation testing: ${all[0]?.path}, ...`);
    return found;
  });
}

function foldersIn(root: string, path: string): readonly string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);
}
