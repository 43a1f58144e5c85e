import { Mail } from 'lucide-react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindEmail, sendMemberCode } from '#generated/client/member-security/member-security.ts';
import { useSite } from '#portal/access/site.ts';
import { CodeField, codeRule } from '#portal/entities/verification/code-field.tsx';
import { demanded, plainRule, ruleResolver } from '#portal/form/field-rules.ts';
import { RuleTextField } from '#portal/form/rule-fields.tsx';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { useRuleField, useTyped } from '#portal/form/use-rule-field.ts';
import { toast } from '#portal/ui/toast.tsx';
import { anyPassword, LoginPasswordField, SecurityForm } from './login-password-field.tsx';
import { useKeepCentre } from './use-keep-centre.ts';

type Values = { email: string; verificationCode: string; loginPassword: string };

type BindEmailProps = {
  /** Whether an address is bound, which the new one replaces. */
  readonly isBound: boolean;
  readonly onClose: () => void;
};

const errorFields = {
  contact_in_use: 'email',
  verification_code_wrong: 'verificationCode',
  verification_code_expired: 'verificationCode',
  wrong_password: 'loginPassword',
} as const;

/** Binds an e-mail address, proven by a code that is sent to it and the login password (MEMBER-22). */
export function BindEmail({ isBound, onClose }: BindEmailProps) {
  const { t } = useTranslation();
  const keep = useKeepCentre();
  const { attempt, failure } = useAttempt();
  const emailField = { rule: demanded(useSite()?.register.rules.email, plainRule(3, 254, 11)), kind: 'text' } as const;
  const form = useForm<Values>({
    resolver: ruleResolver<Values>({ email: emailField, verificationCode: codeRule, loginPassword: anyPassword }),
    defaultValues: { email: '', verificationCode: '', loginPassword: '' },
  });
  const submit = form.handleSubmit((values) =>
    attempt(
      async () => {
        keep(await bindEmail(values));
        toast.success(t('member.security.email.done'));
        onClose();
      },
      (error) => tellAtField(form, error, errorFields),
    ),
  );
  return (
    <SecurityForm
      title={t(isBound ? 'member.security.email.changeTitle' : 'member.security.email.title')}
      what={t(isBound ? 'member.security.email.changeWhat' : 'member.security.email.what')}
      saveLabel={t('member.security.email.save')}
      onSubmit={submit}
      form={form}
      failure={failure}
      onClose={onClose}
    >
      <RuleTextField
        form={form}
        name="email"
        field={emailField}
        label={t('member.security.email.label')}
        data-focus-first
        icon={<Mail size={18} aria-hidden="true" />}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EmailCode form={form} />
      <LoginPasswordField form={form} name="loginPassword" />
    </SecurityForm>
  );
}

function EmailCode({ form }: { readonly form: UseFormReturn<Values> }) {
  const { t } = useTranslation();
  const typed = useTyped(form, 'email').trim();
  const { input } = useRuleField(form, 'verificationCode', {
    ...codeRule,
    label: t('verification.code'),
    placeholder: t('verification.codeExample'),
  });
  const target = (email: string) => `bind email ${email}`;

  async function send() {
    form.setValue('email', form.getValues('email'), { shouldTouch: true });
    if (!(await form.trigger('email', { shouldFocus: true }))) return undefined;
    const email = form.getValues('email').trim();
    return { target: target(email), answer: sendMemberCode({ channel: 'email', purpose: 'bind_email', email }) };
  }
  return <CodeField {...input} target={target(typed)} send={send} />;
}
