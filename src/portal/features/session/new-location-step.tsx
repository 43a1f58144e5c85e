import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendNewIpCode } from '#generated/client/verification/verification.ts';
import { CodeField } from '../../entities/verification/code-field.tsx';
import { codeRule, isAboutCode } from '../../entities/verification/code-rules.ts';
import { refusedBy } from '../../form/field-message.ts';
import { ruleResolver } from '../../form/rule-resolver.ts';
import { useAttempt } from '../../form/use-attempt.ts';
import { useRuleField } from '../../form/use-rule-field.ts';
import { LoginStep } from './login-step.tsx';
import type { NewLocation } from './login-stop.ts';

type NewLocationStepProps = {
  readonly location: NewLocation;
  /** Logs in again with the code; rejects with the server's error. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onBack: () => void;
};

type Values = { code: string };

/** The extra verification of a login from an unknown address or device (LOGIN-35, ERROR-28). */
export function NewLocationStep({ location, onCode, onBack }: NewLocationStepProps) {
  const { t } = useTranslation();
  const { attempt, failure } = useAttempt();
  const form = useForm<Values>({ resolver: ruleResolver<Values>({ code: codeRule }), defaultValues: { code: '' } });
  const { input } = useRuleField(form, 'code', {
    ...codeRule,
    label: t('verification.code'),
    placeholder: t('verification.codeExample'),
  });
  const { verificationTicket } = location;
  const target = `new location ${verificationTicket}`;
  const submit = form.handleSubmit(({ code }) =>
    attempt(
      () => onCode(code),
      (error) => {
        if (!isAboutCode(error)) return false;
        form.setError('code', refusedBy(error), { shouldFocus: true });
        return true;
      },
    ),
  );
  return (
    <LoginStep
      title={t('session.newLocation.title')}
      body={t('session.newLocation.body', { number: location.maskedMobileNum })}
      onSubmit={submit}
      {...{ form, failure, onBack }}
    >
      <CodeField
        {...input}
        target={target}
        send={async () => ({ target, answer: sendNewIpCode({ verificationTicket }) })}
      />
    </LoginStep>
  );
}
