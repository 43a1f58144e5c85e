import type { Readable, Writable } from 'node:stream';
import { autocomplete, confirm, isCancel, log, note, outro, text } from '@clack/prompts';
import { visible } from './text.ts';

/** Where the command line reads and writes. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  /** Whether a person sits there who can be asked. */
  readonly isPerson: boolean;
}

/** The person left a question with Esc or Ctrl+C. */
export class Cancelled extends Error {}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Asked {
  readonly initial: string;
  readonly isOptional: boolean;
  /** What is wrong with an answer that is not empty; undefined where nothing is. */
  readonly faultOf: (answer: string) => string | undefined;
}

/** Questions to a person; each throws {@link Cancelled}. */
export interface Prompts {
  choose(message: string, choices: readonly Choice[], initial?: string): Promise<string>;
  ask(message: string, options: Asked): Promise<string>;
  confirm(message: string, initial?: boolean): Promise<boolean>;
  show(title: string, text: string): void;
  warn(text: string): void;
  end(text: string): void;
}

export function promptsOn({ input, output }: Terminal): Prompts {
  const streams = { input, output };
  return {
    async choose(message, choices, initial) {
      const options = choices.map(({ value, label }) => ({ value, label: visible(label) }));
      const validate = (value: unknown) => (value === undefined ? 'Change the search, or press Esc.' : undefined);
      const answer = await autocomplete({
        ...streams,
        message,
        options,
        maxItems: 12,
        validate,
        ...(initial !== undefined && { initialValue: initial }),
      });
      return answered(answer);
    },
    async ask(message, { initial, isOptional, faultOf }) {
      const validate = (value = '') => {
        if (value !== '') return faultOf(value);
        return isOptional ? undefined : 'This is needed.';
      };
      const answer = await text({ ...streams, message, initialValue: initial, validate });
      return answered(answer);
    },
    async confirm(message, initial = false) {
      return answered(await confirm({ ...streams, message: visible(message), initialValue: initial }));
    },
    show: (title, shown) => note(visible(shown), title, { output, format: (line) => line }),
    warn: (shown) => log.error(visible(shown), { output }),
    end: (shown) => outro(shown, { output }),
  };
}

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Cancelled();
  // Every other answer is the question's.
  return answer as Exclude<T, symbol>;
}
