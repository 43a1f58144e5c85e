import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { whenIdle } from '../lib/when-idle.ts';
import { RuleTextField } from './rule-fields.tsx';
import { plainRule, type RuledField, ruleResolver } from './rule-resolver.ts';

type Values = { typed: string };

const field: RuledField = { rule: plainRule(2, 3), kind: 'text' };
let isDone = false;

/**
 * Types a key, once and while nobody else does, into a field that is in no document. A browser compiles a program when it
 * first runs; without this the first key of a visitor waits for that, longer than a frame. Where the browser does not say
 * when it is idle, it might come in the way of that very key, and is left out. Returns the way to call it off.
 */
export function rehearseKey(): () => void {
  if (isDone || typeof window.requestIdleCallback !== 'function') return () => undefined;
  return whenIdle(() => {
    if (isDone) return;
    isDone = true;
    const stage = document.createElement('div');
    const root = createRoot(stage);
    root.render(<Stage />);
    whenIdle(() => {
      type(stage.querySelector('input'), 'a');
      whenIdle(() => root.unmount());
    });
  });
}

function Stage() {
  const form = useForm<Values>({
    mode: 'onChange',
    resolver: ruleResolver<Values>({ typed: field }),
    defaultValues: { typed: '' },
  });
  return <RuleTextField form={form} name="typed" field={field} label="" />;
}

function type(input: HTMLInputElement | null, key: string): void {
  if (!input) return;
  input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key }));
  input.dispatchEvent(new KeyboardEvent('keypress', { bubbles: true, key }));
  // The browser's own way to a value; the one of the element itself is React's, which takes it for its own doing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, key);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: key }));
  input.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key }));
}
