import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendNewIpCode } from '#generated/client/verification/verification.ts';
import { ApiError } from '../../api/api-error.ts';
import { CodeField, codeRule, isAboutCode } from '../../entities/verification/code-field.tsx';
import {
  isTwoStepCode,
  TwoStepField,
  twoStepCodeOf,
  twoStepRule,
  wrongTwoStepCode,
} from '../../entities/verification/two-step-field.tsx';
import { refusedBy } from '../../form/field-message.ts';
import { ruleResolver } from '../../form/field-rules.ts';
import { tellAtField, useAttempt } from '../../form/use-attempt.ts';
import { useRuleField } from '../../form/use-rule-field.ts';
import { toast } from '../../ui/toast.tsx';
import { LoginStep } from './login-step.tsx';
import type { LoginStop, NewLocation, SecondProof, TwoStepProof } from './login-stop.ts';

type Values = { code: string };

type SecondStepProps = {
  readonly stop: LoginStop;
  /** Logs in again with the proof; rejects with the server's error. */
  readonly onProof: (proof: SecondProof) => Promise<void>;
  readonly onBack: () => void;
};

/** The second step of a login by username. */
export function SecondStep({ stop, onProof, onBack }: SecondStepProps) {
  if ('location' in stop) {
    const onCode = (verificationCode: string) => onProof({ verificationCode });
    return <NewLocationStep location={stop.location} onCode={onCode} onBack={onBack} />;
  }
  return <TwoStepStep ticket={stop.ticket} onProof={onProof} onBack={onBack} />;
}

type TwoStepStepProps = {
  /** The ticket of the first step. */
  readonly ticket: string;
  /** Logs in with the proof; rejects with the server's error. */
  readonly onProof: (proof: TwoStepProof) => Promise<void>;
  /** Leads back to the first step, also where the time or the tries of this one are over. */
  readonly onBack: () => void;
};

/** The second step of a login: the code of the authenticator app, or a recovery code (MEMBER-22). */
export function TwoStepStep({ ticket, onProof, onBack }: TwoStepStepProps) {
  const { t } = useTranslation();
  const { attempt, failure } = useAttempt();
  const form = useForm<Values>({
    resolver: ruleResolver<Values>({ code: twoStepRule }),
    defaultValues: { code: '' },
  });

  function onError(error: unknown): boolean {
    if (error instanceof ApiError && error.code === 'verification_code_expired') {
      toast.error(t('session.twoStep.over'));
      onBack();
      return true;
    }
    return tellAtField(form, error, { verification_code_wrong: 'code' });
  }

  const submit = form.handleSubmit(({ code: typed }) =>
    attempt(async () => {
      const code = twoStepCodeOf(typed);
      if (!isTwoStepCode(code)) throw await wrongTwoStepCode();
      await onProof({ verificationTicket: ticket, twoStepCode: code });
    }, onError),
  );
  return (
    <LoginStep title={t('session.twoStep.title')} onSubmit={submit} {...{ form, failure, onBack }}>
      <TwoStepField form={form} name="code" />
    </LoginStep>
  );
}

type NewLocationStepProps = {
  readonly location: NewLocation;
  /** Logs in again with the code; rejects with the server's error. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onBack: () => void;
};

/** The extra verification of a login from an unknown address or device (LOGIN-35, ERROR-28). */
function NewLocationStep({ location, onCode, onBack }: NewLocationStepProps) {
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
