import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetMemberInfo } from '#generated/client/member/member.ts';
import { resetPaymentPassword, sendMemberCode } from '#generated/client/member-security/member-security.ts';
import type { MemberCodePayload, SecurityItem } from '#generated/model/index.ts';
import { useBotCheck } from '#portal/entities/verification/bot-check.tsx';
import { CodeField, codeRule } from '#portal/entities/verification/code-field.tsx';
import { ruleResolver } from '#portal/form/field-rules.ts';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { useRuleField } from '#portal/form/use-rule-field.ts';
import { Segmented } from '#portal/ui/segmented.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { anyPassword, LoginPasswordField, SecurityForm } from './login-password-field.tsx';
import { NewPaymentFields, usePaymentRule } from './payment-password.tsx';
import { useKeepCentre } from './use-keep-centre.ts';

type Values = {
  verificationCode: string;
  loginPassword: string;
  newPaymentPassword: string;
  confirmNewPaymentPassword: string;
};
type Channel = MemberCodePayload['channel'];

type ForgottenPaymentProps = { readonly items: readonly SecurityItem[]; readonly onClose: () => void };

const errorFields = {
  verification_code_wrong: 'verificationCode',
  verification_code_expired: 'verificationCode',
  wrong_password: 'loginPassword',
  password_unchanged: 'newPaymentPassword',
  payment_password_weak: 'newPaymentPassword',
  passwords_do_not_match: 'confirmNewPaymentPassword',
} as const;

/** Replaces a forgotten payment password, proven by a code to a bound contact and the login password (MEMBER-22). */
export function ForgottenPayment({ items, onClose }: ForgottenPaymentProps) {
  const { t } = useTranslation();
  const keep = useKeepCentre();
  const { attempt, failure } = useAttempt();
  const botCheck = useBotCheck();
  const contacts = contactsOf(items);
  const [channel, setChannel] = useState<Channel>(contacts[0]?.channel ?? 'email');
  const owner = useGetMemberInfo().data?.account;
  const recipient = contacts.find((contact) => contact.channel === channel)?.detail;
  const next = usePaymentRule();
  const form = useForm<Values>({
    resolver: ruleResolver<Values>(
      {
        verificationCode: codeRule,
        loginPassword: anyPassword,
        newPaymentPassword: next,
        confirmNewPaymentPassword: anyPassword,
      },
      { of: 'newPaymentPassword', in: 'confirmNewPaymentPassword' },
    ),
    defaultValues: { verificationCode: '', loginPassword: '', newPaymentPassword: '', confirmNewPaymentPassword: '' },
  });
  const { input: codeInput } = useRuleField(form, 'verificationCode', {
    ...codeRule,
    label: t('verification.code'),
    placeholder: t('verification.codeExample'),
  });

  const target = `reset payment password ${owner} ${recipient}`;

  async function send() {
    const purpose = 'reset_payment_password';
    if (channel === 'email') return { target, answer: sendMemberCode({ channel, purpose }) };
    const ticket = await botCheck.ask();
    return ticket && { target, answer: sendMemberCode({ channel, purpose, sliderTicket: ticket.sliderTicket }) };
  }

  const submit = form.handleSubmit((values) =>
    attempt(
      async () => {
        keep(await resetPaymentPassword(values));
        toast.success(t('member.security.payment.changed'));
        onClose();
      },
      (error) => tellAtField(form, error, errorFields),
    ),
  );
  return (
    <SecurityForm
      title={t('member.security.forgotten.title')}
      what={t('member.security.forgotten.what')}
      saveLabel={t('member.security.payment.save')}
      onSubmit={submit}
      form={form}
      failure={failure}
      onClose={onClose}
    >
      {contacts.length > 1 ? (
        <Segmented
          label={t('member.security.forgotten.where')}
          className="justify-self-start"
          value={channel}
          onChange={setChannel}
          options={contacts.map(({ channel: value, detail }) => ({ value, label: detail }))}
        />
      ) : (
        <p className="text-sm">{t('member.security.forgotten.to', { contact: contacts[0]?.detail ?? '' })}</p>
      )}
      <CodeField {...codeInput} target={target} send={send} />
      {botCheck.panel}
      <LoginPasswordField form={form} name="loginPassword" />
      <NewPaymentFields
        form={form}
        field={next}
        names={{ next: 'newPaymentPassword', again: 'confirmNewPaymentPassword' }}
      />
    </SecurityForm>
  );
}

type Contact = { readonly channel: Channel; readonly detail: string };

/** Where a code can go: the bound e-mail address and the proven number. */
export function contactsOf(items: readonly SecurityItem[]): readonly Contact[] {
  return items.flatMap(({ kind, state, detail }): readonly Contact[] => {
    if (state !== 'done' || detail === null) return [];
    if (kind === 'email') return [{ channel: 'email', detail }];
    return kind === 'mobile' ? [{ channel: 'sms', detail }] : [];
  });
}
