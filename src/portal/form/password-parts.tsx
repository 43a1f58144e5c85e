import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FieldRule, withBounds } from '#shared/validation/field-rule.ts';
import { cn } from '../lib/cn.ts';

type PartName = 'letter' | 'digit' | 'small' | 'capital' | 'special' | 'noSpaces' | 'plain';

const tests: Readonly<Record<PartName, RegExp>> = {
  letter: /[A-Za-z]/,
  digit: /[0-9]/,
  small: /[a-z]/,
  capital: /[A-Z]/,
  special: /[^\p{L}\p{M}\p{N}\s]/u,
  noSpaces: /^\S+$/u,
  plain: /^[A-Za-z0-9]+$/,
};

/** The parts of each pattern type. Types with a single part only have their message. */
const partsOf: Readonly<Record<number, readonly PartName[]>> = {
  3: ['plain'],
  5: ['capital'],
  7: ['noSpaces'],
  16: ['letter', 'digit'],
  17: ['small', 'capital', 'digit'],
  18: ['special'],
};

type PasswordPartsProps = { readonly id: string; readonly rule: FieldRule; readonly value: string };

/** The parts of a password's rule, each ticked while the user types. */
export function PasswordParts({ id, rule, value }: PasswordPartsProps) {
  const { t } = useTranslation();
  const length = value.length > 2 * rule.maxLength ? value.length : Array.from(value).length;
  const parts = [
    {
      name: 'length',
      text: withBounds(t('form.part.length'), { min: rule.minLength, max: rule.maxLength }),
      met: length >= rule.minLength && length <= rule.maxLength,
    },
    ...(partsOf[rule.patternId] ?? []).map((name) => ({
      name,
      text: t(`form.part.${name}`),
      met: length <= rule.maxLength && tests[name].test(value),
    })),
  ];
  return (
    <ul id={id} className="grid gap-x-4 gap-y-1 rounded-md bg-surface-2 px-3.5 py-2.5 sm:grid-cols-2">
      {parts.map(({ name, text, met }) => (
        <li key={name} className={cn('flex items-center gap-1.5 text-xs/5', met ? 'text-success' : 'text-text-3')}>
          {met ? <CircleCheck size={14} aria-hidden="true" /> : <Circle size={14} aria-hidden="true" />}
          <span aria-hidden="true">{text}</span>
          <span className="sr-only">
            {met ? t('form.part.met', { part: text }) : t('form.part.open', { part: text })}
          </span>
        </li>
      ))}
    </ul>
  );
}
