import { flushSync } from 'react-dom';

const textInputs = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range])';

/** What comes before a form reads its values. Disabled buttons let pointers through, but no presses. */
const moments = ['pointerover', 'focusin', 'keydown', 'click', 'submit'];

/** The value of each input at its last event. */
const heard = new WeakMap<HTMLInputElement, string>();

/**
 * Lets every text input of the page tell its silently filled value before a form reads it. Some password managers fill
 * without an event. Repeated calls change nothing.
 */
export function watchFilledValues(): void {
  document.addEventListener('input', hear, true);
  for (const moment of moments) document.addEventListener(moment, tellFilled, true);
}

function hear({ target }: Event): void {
  if (target instanceof HTMLInputElement) heard.set(target, target.value);
}

function tellFilled(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(textInputs)];
  // A form that emptied a field may get the same value once more.
  for (const input of inputs) if (input.value === input.defaultValue) heard.delete(input);
  const filled = inputs.filter(isFilled).map((input) => ({ input, value: input.value }));
  if (filled.length === 0) return;
  // The handler of this very event must see the new state. Rendering one field can empty the others.
  flushSync(() => {
    for (const { input, value } of filled) enter(input, value);
  });
}

/** React writes a field's state to its attribute; uncontrolled fields are compared with their last event. */
function isFilled(input: HTMLInputElement): boolean {
  return input.value !== input.defaultValue && input.value !== heard.get(input);
}

/** Changes an input as a user would. React drops the event of a value that it has seen already. */
function enter(input: HTMLInputElement, value: string): void {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  input.value = `${value} `;
  native?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
