import { ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { Button } from '../../ui/button.tsx';

type LoginStepProps<Values extends FieldValues> = {
  readonly title: string;
  readonly body?: string;
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: () => Promise<void>;
  readonly failure: unknown;
  readonly onBack: () => void;
  /** The field of the code. */
  readonly children: ReactNode;
};

/** The second step of a login, which asks for a code. */
export function LoginStep<Values extends FieldValues>({
  title,
  body,
  form,
  onSubmit,
  failure,
  onBack,
  children,
}: LoginStepProps<Values>) {
  const { t } = useTranslation();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      className="grid grid-cols-1 content-start gap-4"
    >
      <div role="status" className="flex gap-2.5 rounded-md bg-info-soft px-3.5 py-2.5 text-sm">
        <ShieldQuestion size={18} aria-hidden="true" className="mt-px flex-none text-info" />
        <div>
          <p className="font-semibold">{title}</p>
          {body && <p className="text-text-2">{body}</p>}
        </div>
      </div>
      {children}
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void onSubmit()} />}
      <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
        {t('session.newLocation.confirm')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('session.back')}
      </Button>
    </form>
  );
}
