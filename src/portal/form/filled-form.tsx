import type { ComponentProps, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { TEXT_INPUTS } from './text-inputs.ts';

/**
 * The `<form>` element for fields with a state of their own. Before it is sent, the fields learn values that a password
 * manager filled without an event.
 */
export function FilledForm(props: Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmitCapture'>) {
  const tellFields = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    // React writes the state of a field to its attribute too.
    const filled = [...currentTarget.querySelectorAll<HTMLInputElement>(TEXT_INPUTS)].filter(
      ({ value, defaultValue }) => value !== defaultValue,
    );
    // The handler of the submission must see the new state.
    flushSync(() => {
      for (const input of filled) enter(input, input.value);
    });
  };
  return <form noValidate onSubmitCapture={tellFields} {...props} />;
}

/** Changes an input as a user would. React drops the event of a value that it has seen already. */
function enter(input: HTMLInputElement, value: string): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  input.value = `${value} `;
  native?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
