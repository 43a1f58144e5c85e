import { areaOf, areas } from './areas.ts';
import type { Command, Field } from './command.ts';
import { flagOf } from './fields.ts';

/** The help of all commands, of an area's, or of one with what its flags mean; throws for an unknown area. */
export function help([areaName, name]: readonly string[] = []): string {
  if (areaName === undefined) {
    const lines = Object.entries(areas).flatMap(([area, { commands }]) => linesOf(area, commands));
    return `npm run operator                     the menu\nnpm run operator -- COMMAND          one command\n\n${lines.join('\n')}\n\n${GENERAL}`;
  }
  const { commands } = areaOf(areaName);
  const found = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name === undefined || found === undefined) return `${linesOf(areaName, commands).join('\n')}\n\n${GENERAL}`;
  const { id, fields } = found;
  const all = Object.entries(fields).map(
    ([field, about]) => [field === id ? 'ID' : `--${flagOf(field)} TEXT`, meaning(about)] as const,
  );
  const width = Math.max(...all.map(([flag]) => flag.length));
  const meanings = all.map(([flag, text]) => `  ${flag.padEnd(width)}  ${text}\n`);
  return `${linesOf(areaName, { [name]: found }).join('\n')}\n\n${meanings.join('')}${meanings.length > 0 ? '\n' : ''}${GENERAL}`;
}

const GENERAL = `  --url URL               the server; else OPERATOR_URL, else the one of npm start
  --key KEY               the operator key; else OPERATOR_KEY, else that of the demo
  --yes                   do it without a question
  --json                  print the answer as JSON
  --idempotency-key KEY   repeat a command that got no answer under its key
  --help                  this, after a command all about it
`;

function linesOf(areaName: string, commands: Readonly<Record<string, Command>>): string[] {
  return Object.entries(commands).map(([name, { id, fields, summary }]) => {
    const flags = Object.entries(fields).flatMap(([field, { optional, initial }]) =>
      field === id ? [] : [optional || initial ? `[--${flagOf(field)}]` : `--${flagOf(field)} TEXT`],
    );
    return `  ${[areaName, name, ...(id ? ['ID'] : []), ...flags].join(' ')}\n      ${summary}`;
  });
}

function meaning({ question, choices, optional, initial }: Field): string {
  const known = choices ? `: ${choices.join(', ')}` : '';
  return `${question}${known}${optional || initial ? '' : ' (needed)'}`;
}
