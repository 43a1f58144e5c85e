import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, type Diagnostic, type Project } from 'typescript7/unstable/sync';
import { withoutCollecting } from '../../check/tool-checks.ts';

/** The product: what is built and the tools of operators, without tests. Whatever else it imports comes along. */
const config = {
  extends: './tsconfig.json',
  include: ['src/portal', 'src/server', 'src/shared', 'src/tools/operator'],
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/testing.ts'],
};

/** An error of the compiler, with all that it says. */
export interface TypeFault {
  /** Below the root. */
  readonly file: string;
  readonly position: number;
  /** The code that it underlines. */
  readonly code: string;
  readonly message: string;
}

/** What a name stands for: where it is declared. */
export type Declared = readonly { readonly name: string; readonly path: string }[];

/** The type errors of the product in a copy. The compiler ends afterwards: its memory would grow with each check. */
export function typeFaults(copy: string): readonly TypeFault[] {
  const { project, close } = open(copy);
  try {
    const names = project.program.getSourceFileNames().map((name) => name.slice(copy.length + 1));
    return names
      .filter((name) => name.startsWith('src/'))
      .flatMap((file) => {
        const found = project.program.getSemanticDiagnostics(join(copy, file));
        const text = found.length > 0 ? readFileSync(join(copy, file), 'utf8') : '';
        return found.map((fault) => ({
          file,
          position: fault.pos,
          code: text.slice(fault.pos, fault.end),
          message: messageOf(fault),
        }));
      });
  } finally {
    close();
  }
}

export interface Original {
  /** What the last name of the code that each error underlines stands for, where nothing is edited. */
  declared(faults: readonly TypeFault[]): ReadonlyMap<TypeFault, Declared>;
  close(): void;
}

/** The product without edits. */
export function openOriginal(root: string): Original {
  const { project, close } = open(root);
  return {
    close,
    declared(faults) {
      const found = new Map<TypeFault, Declared>();
      for (const [file, members] of Map.groupBy(faults, (fault) => fault.file)) {
        const positions = members.map(({ position, code }) => position + Math.max(0, code.search(/\w+\W*$/)));
        const symbols = project.checker.getSymbolAtPosition(join(root, file), positions);
        for (const [index, fault] of members.entries()) {
          const symbol = symbols[index];
          found.set(fault, symbol?.declarations.map(({ path }) => ({ name: symbol.name, path })) ?? []);
        }
      }
      return found;
    },
  };
}

/** `root` is a copy of the project. */
function open(root: string): { readonly project: Project; close(): void } {
  const file = join(root, 'tsconfig.product.json');
  writeFileSync(file, JSON.stringify(config));
  // The compiler has the environment of this process, and needs 2 GB so.
  Object.assign(process.env, withoutCollecting);
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: [file] }).getProjects();
  if (!project) throw new Error(`${root} has no project to compile`);
  return { project, close: () => api.close() };
}

function messageOf({ text, messageChain = [], relatedInformation = [] }: Diagnostic): string {
  return [text, ...[...messageChain, ...relatedInformation].map(messageOf)].join('\n');
}
