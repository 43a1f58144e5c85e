import { isAbsolute, relative } from 'node:path';
import { CommandFailed, type RunOptions, run } from '../run.ts';

/** Runs a tool that exits with a non-zero code on findings, and reads the offences from its output. */
export async function offencesOf(
  root: string,
  command: string,
  args: readonly string[],
  read: (output: string, root: string) => readonly string[],
  env: RunOptions['env'] = {},
): Promise<readonly string[]> {
  try {
    await run(command, args, { cwd: root, env });
    return [];
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const offences = [...new Set(read(error.output, root))];
    // A tool that fails without an offence did not run, so its whole output is the offence.
    return offences.length > 0 ? offences : [error.message];
  }
}

/** Reads annotations of this form, which several tools print: `::error title=rule,file=a.ts,line=1,col=2::message`. */
export function readAnnotations(output: string, root: string): string[] {
  return [...output.matchAll(/^::(?:error|warning) (\S.*?)::(.*)$/gm)].map(([, head = '', message = '']) => {
    const value = (key: string) => new RegExp(`(?:^|,)\\s*${key}=([^,]*)`).exec(head)?.[1] ?? '';
    const file = isAbsolute(value('file')) ? relative(root, value('file')) : value('file');
    return `${file}:${value('line')}:${value('col')} ${value('title')}: ${decode(message)}`;
  });
}

function decode(text: string): string {
  return text.replaceAll('%0A', ' ').replaceAll('%0D', '').replaceAll('%25', '%').replaceAll(/\s+/g, ' ').trim();
}
