import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { startTwoStepLogin } from '#generated/client/member-security/member-security.ts';
import type { TwoStepEnrolment } from '#generated/model/index.ts';
import { ruleResolver } from '#portal/form/rule-resolver.ts';
import { tellAtField } from '#portal/form/tell-at-field.ts';
import { useAttempt } from '#portal/form/use-attempt.ts';
import { anyPassword, LoginPasswordField } from '../login-password-field.tsx';
import { SecurityForm } from '../security-form.tsx';

type Values = { loginPassword: string };

type TurnOnProofProps = {
  readonly onStarted: (enrolment: TwoStepEnrolment) => void;
  readonly onClose: () => void;
};

/** The first step: the login password, for a new secret. */
export function TurnOnProof({ onStarted, onClose }: TurnOnProofProps) {
  const { t } = useTranslation();
  const { attempt, failure } = useAttempt();
  const form = useForm<Values>({
    resolver: ruleResolver<Values>({ loginPassword: anyPassword }),
    defaultValues: { loginPassword: '' },
  });
  const submit = form.handleSubmit((values) =>
    attempt(
      async () => onStarted(await startTwoStepLogin(values)),
      (error) => tellAtField(form, error, { wrong_password: 'loginPassword' }),
    ),
  );
  return (
    <SecurityForm
      title={t('member.security.twoStep.onTitle')}
      what={t('member.security.twoStep.what')}
      saveLabel={t('member.security.twoStep.next')}
      onSubmit={submit}
      {...{ form, failure, onClose }}
    >
      <LoginPasswordField form={form} name="loginPassword" />
    </SecurityForm>
  );
}
