import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, Lock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  changePaymentPassword,
  getGetSecurityCentreQueryKey,
  setPaymentPassword,
} from '../../../../../generated/client/member/member.ts';
import type { SecurityCentre } from '../../../../../generated/client/model/index.ts';
import { getGetMemberTransferTermsQueryKey } from '../../../../../generated/client/wallet/wallet.ts';
import { useSite } from '../../../access/site.ts';
import { FailureNote } from '../../../entities/session/failure-note.tsx';
import { PasswordParts } from '../../../form/password-parts.tsx';
import { RulePasswordField } from '../../../form/rule-fields.tsx';
import { demanded, plainRule, type RuledField, ruleResolver } from '../../../form/rule-resolver.ts';
import { useTyped } from '../../../form/use-field-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toast } from '../../../ui/toast.ts';

type Values = { proof: string; next: string; again: string };

type PaymentPasswordProps = {
  /** Whether a password exists and is to be changed. */
  readonly isSet: boolean;
  readonly onClose: () => void;
};

const anyPassword: RuledField = { rule: plainRule(1, 256), kind: 'password' };

/** Sets the payment password, proven by the login password, or changes it, proven by the old one (MEMBER-22). */
export function PaymentPassword({ isSet, onClose }: PaymentPasswordProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const partsId = useId();
  const site = useSite();
  const field: RuledField = {
    rule: demanded(site?.register.rules.paymentPassword, plainRule(6, 64)),
    kind: 'password',
  };
  const form = useForm<Values>({
    mode: 'onChange',
    resolver: ruleResolver<Values>(
      { proof: anyPassword, next: field, again: anyPassword },
      { of: 'next', in: 'again' },
    ),
    defaultValues: { proof: '', next: '', again: '' },
  });
  const { isSubmitting } = form.formState;
  const [failure, setFailure] = useState<unknown>();
  const busy = useRef(false);
  const typed: string = useTyped(form, 'next');

  const submit = form.handleSubmit(async ({ proof, next, again }) => {
    if (busy.current) return;
    busy.current = true;
    setFailure(undefined);
    try {
      const centre = await (isSet
        ? changePaymentPassword({
            oldPaymentPassword: proof,
            newPaymentPassword: next,
            confirmNewPaymentPassword: again,
          })
        : setPaymentPassword({ loginPassword: proof, paymentPassword: next, confirmPaymentPassword: again }));
      queries.setQueryData<SecurityCentre>(getGetSecurityCentreQueryKey(), centre);
      void queries.invalidateQueries({ queryKey: getGetMemberTransferTermsQueryKey() });
      toast.success(t(isSet ? 'member.security.payment.changed' : 'member.security.payment.done'));
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      busy.current = false;
    }
  });

  return (
    <Modal
      title={t(isSet ? 'member.security.payment.changeTitle' : 'member.security.payment.setTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:max-w-130"
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4 px-6 pt-1 pb-6">
        <p className="text-sm text-text-2">{t('member.security.payment.what')}</p>
        <RulePasswordField
          form={form}
          name="proof"
          field={anyPassword}
          label={t(isSet ? 'member.security.payment.old' : 'member.security.payment.login')}
          icon={<Lock size={18} aria-hidden="true" />}
          autoComplete={isSet ? 'off' : 'current-password'}
        />
        <RulePasswordField
          form={form}
          name="next"
          field={field}
          label={t('member.security.payment.next')}
          icon={<KeyRound size={18} aria-hidden="true" />}
          autoComplete="off"
          aria-describedby={partsId}
        />
        <PasswordParts id={partsId} rule={field.rule} value={typed} />
        <RulePasswordField
          form={form}
          name="again"
          field={anyPassword}
          label={t('member.security.payment.again')}
          icon={<KeyRound size={18} aria-hidden="true" />}
          autoComplete="off"
        />
        {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
        <Button type="submit" variant="brand" size="lg" block loading={isSubmitting}>
          {t('member.security.payment.save')}
        </Button>
      </form>
    </Modal>
  );
}
