import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { plainRule, type RuledField } from '#portal/form/field-rules.ts';
import { RulePasswordField } from '#portal/form/rule-fields.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';

/** Any password: the server compares it. */
export const anyPassword: RuledField = { rule: plainRule(1, 256), kind: 'password' };

type LoginPasswordFieldProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly name: FieldPath<Values>;
};

/** The login password, as proof that the member itself makes a change. */
export function LoginPasswordField<Values extends FieldValues>({ form, name }: LoginPasswordFieldProps<Values>) {
  const { t } = useTranslation();
  return (
    <RulePasswordField
      form={form}
      name={name}
      field={anyPassword}
      label={t('member.security.payment.login')}
      icon={<Lock size={18} aria-hidden="true" />}
      autoComplete="current-password"
    />
  );
}

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
