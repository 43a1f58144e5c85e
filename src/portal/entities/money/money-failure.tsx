import { useTranslation } from 'react-i18next';
import { FailureNote } from '../session/failure-note.tsx';
import type { MoneyFormState } from './use-money-form.ts';

type MoneyFailureProps<Name extends string, Result> = {
  readonly form: Pick<MoneyFormState<Name, Result>, 'failure' | 'isOffline' | 'submit'>;
  /** What a retry does, where it does not send at once. */
  readonly onRetry?: () => void;
  /** In the place of the usual text of the error, where the form knows more. */
  readonly reason?: string | undefined;
};

/** Why the money form was not executed, if it was not. Without a network it says that nothing was sent. */
export function MoneyFailure<Name extends string, Result>({ form, onRetry, reason }: MoneyFailureProps<Name, Result>) {
  const { t } = useTranslation();
  if (form.failure === undefined) return null;
  const retry = onRetry ?? (() => void form.submit());
  return <FailureNote error={form.failure} reason={form.isOffline ? t('money.offline') : reason} onRetry={retry} />;
}
