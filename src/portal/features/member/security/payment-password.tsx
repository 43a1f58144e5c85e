import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changePaymentPassword, setPaymentPassword } from '#generated/client/member-security/member-security.ts';
import { getGetMemberTransferTermsQueryKey, getGetWithdrawalQuoteQueryKey } from '#generated/client/wallet/wallet.ts';
import { useSite } from '#portal/access/site.ts';
import { replaceAll } from '#portal/api/read-anew.ts';
import { NeedsPassword } from '#portal/entities/money/payment-password.tsx';
import { demanded, plainRule, type RuledField, ruleResolver } from '#portal/form/field-rules.ts';
import { PasswordParts } from '#portal/form/password-parts.tsx';
import { RulePasswordField } from '#portal/form/rule-fields.tsx';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { useTyped } from '#portal/form/use-rule-field.ts';
import { Card } from '#portal/ui/card.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { anyPassword, SecurityForm } from './login-password-field.tsx';
import { useKeepCentre } from './use-keep-centre.ts';

type Values = { proof: string; next: string; again: string };

type PaymentPasswordProps = {
  /** Whether a password exists and is to be changed. */
  readonly isSet: boolean;
  /** Leads to a new one by a code; undefined where no code can be sent. */
  readonly onForgotten: (() => void) | undefined;
  readonly onClose: () => void;
};

/** Sets the payment password, proven by the login password, or changes it, proven by the old one (MEMBER-22). */
export function PaymentPassword({ isSet, onForgotten, onClose }: PaymentPasswordProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const keep = useKeepCentre();
  const field = usePaymentRule();
  const form = useForm<Values>({
    mode: 'onChange',
    resolver: ruleResolver<Values>(
      { proof: anyPassword, next: field, again: anyPassword },
      { of: 'next', in: 'again' },
    ),
    defaultValues: { proof: '', next: '', again: '' },
  });
  const { attempt, failure } = useAttempt();

  const submit = form.handleSubmit(({ proof, next, again }) =>
    attempt(
      async () => {
        const centre = await (isSet
          ? changePaymentPassword({
              oldPaymentPassword: proof,
              newPaymentPassword: next,
              confirmNewPaymentPassword: again,
            })
          : setPaymentPassword({ loginPassword: proof, paymentPassword: next, confirmPaymentPassword: again }));
        keep(centre);
        // Their pages ask for a password first, and may stand below this dialog.
        await replaceAll(queries, [getGetMemberTransferTermsQueryKey(), getGetWithdrawalQuoteQueryKey()]);
        toast.success(t(isSet ? 'member.security.payment.changed' : 'member.security.payment.done'));
        onClose();
      },
      (error) => tellAtField(form, error, { password_unchanged: 'next', payment_password_weak: 'next' }),
    ),
  );

  return (
    <SecurityForm
      title={t(isSet ? 'member.security.payment.changeTitle' : 'member.security.payment.setTitle')}
      what={t('member.security.payment.what')}
      saveLabel={t('member.security.payment.save')}
      onSubmit={submit}
      form={form}
      failure={failure}
      onClose={onClose}
    >
      <RulePasswordField
        form={form}
        name="proof"
        field={anyPassword}
        label={t(isSet ? 'member.security.payment.old' : 'member.security.payment.login')}
        icon={<Lock size={18} aria-hidden="true" />}
        autoComplete={isSet ? 'off' : 'current-password'}
      />
      {isSet && onForgotten && (
        <button
          type="button"
          onClick={onForgotten}
          className="target justify-self-start text-sm font-semibold text-brand-text underline-offset-2 hover:underline"
        >
          {t('member.security.forgotten.link')}
        </button>
      )}
      <NewPaymentFields form={form} field={field} names={{ next: 'next', again: 'again' }} />
    </SecurityForm>
  );
}

/** The brand's rule for new payment passwords. */
export function usePaymentRule(): RuledField {
  return { rule: demanded(useSite()?.register.rules.paymentPassword, plainRule(6, 64)), kind: 'paymentPassword' };
}

type NewPaymentFieldsProps<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly field: RuledField;
  readonly names: { readonly next: FieldPath<Values>; readonly again: FieldPath<Values> };
};

/** A new payment password, what its rule asks for, and the same again. */
export function NewPaymentFields<Values extends FieldValues>({ form, field, names }: NewPaymentFieldsProps<Values>) {
  const { t } = useTranslation();
  const partsId = useId();
  const typed = useTyped(form, names.next);
  const shared = { form, icon: <KeyRound size={18} aria-hidden="true" />, autoComplete: 'off' };
  return (
    <>
      <RulePasswordField
        {...shared}
        name={names.next}
        field={field}
        label={t('member.security.payment.next')}
        aria-describedby={partsId}
      />
      <PasswordParts id={partsId} rule={field.rule} value={typed} />
      <RulePasswordField
        {...shared}
        name={names.again}
        field={anyPassword}
        label={t('member.security.payment.again')}
      />
    </>
  );
}

/** Stands where a payment password is asked for and there is none yet, and sets the first one there. */
export function FirstPaymentPassword() {
  const { t } = useTranslation();
  const [isSetting, setSetting] = useState(false);
  return (
    <Card>
      <NeedsPassword action={t('money.setPassword')} onAction={() => setSetting(true)} />
      {isSetting && <PaymentPassword isSet={false} onForgotten={undefined} onClose={() => setSetting(false)} />}
    </Card>
  );
}
