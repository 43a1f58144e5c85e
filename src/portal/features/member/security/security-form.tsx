import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';

type SecurityFormProps<Values extends FieldValues> = {
  readonly title: string;
  /** What the change does. */
  readonly what: string;
  readonly saveLabel: string;
  readonly form: UseFormReturn<Values>;
  readonly onSubmit: () => Promise<void>;
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The dialog that changes one part of the account's security. */
export function SecurityForm<Values extends FieldValues>({
  title,
  what,
  saveLabel,
  form,
  onSubmit,
  failure,
  onClose,
  children,
}: SecurityFormProps<Values>) {
  const { t } = useTranslation();
  return (
    <Modal title={title} closeLabel={t('common.close')} onClose={onClose} className="sm:max-w-130">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
        className="grid grid-cols-1 content-start gap-4 px-6 pt-1 pb-6"
      >
        <p className="text-sm text-text-2">{what}</p>
        {children}
        {failure !== undefined && <FailureNote error={failure} onRetry={() => void onSubmit()} />}
        <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
          {saveLabel}
        </Button>
      </form>
    </Modal>
  );
}
