import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'children' | 'type' | 'aria-invalid'> & {
    /** Name of the toggle, for example "Show password". */
    readonly revealLabel: string;
  };

/** A password that can be shown. Further props, `ref` among them, go to the input. */
export function PasswordField({ label, icon, hint, hintTone, error, revealLabel, ...input }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const reveal = (
    <IconButton
      label={revealLabel}
      pressed={revealed}
      size="sm"
      className="-mr-1.5"
      onClick={() => setRevealed(!revealed)}
    >
      {revealed ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
    </IconButton>
  );
  return (
    <Field
      {...{ label, icon, hint, hintTone, error }}
      trailing={reveal}
      input={{
        autoCapitalize: 'none',
        spellCheck: false,
        autoComplete: 'current-password',
        ...input,
        type: revealed ? 'text' : 'password',
      }}
    />
  );
}
