import { ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendNewIpCode } from '#generated/client/verification/verification.ts';
import { ApiError } from '../../api/api-error.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
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
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import type { LoginStop, NewLocation, SecondProof, TwoStepProof } from './use-enter.ts';

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
    <LoginStep title={t('session.twoStep.title')} onSubmit={submit} form={form} failure={failure} onBack={onBack}>
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
      form={form}
      failure={failure}
      onBack={onBack}
    >
      <CodeField
        {...input}
        target={target}
        send={async () => ({ target, answer: sendNewIpCode({ verificationTicket }) })}
      />
    </LoginStep>
  );
}

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
function LoginStep<Values extends FieldValues>({
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
