import { ShieldQuestion } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendNewIpCode } from '../../../../generated/client/verification/verification.ts';
import { ApiError } from '../../api/api-error.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { CodeField } from '../../entities/verification/code-field.tsx';
import { RuleForm } from '../../form/rule-form.tsx';
import { ruleResolver } from '../../form/rule-resolver.ts';
import { useRuleField } from '../../form/use-rule-field.ts';
import { Button } from '../../ui/button.tsx';
import { codeRule } from './login-rules.ts';
import { useAttempt } from './use-attempt.ts';

/** The server's data about a login from an unknown location. */
export type NewLocation = { readonly maskedMobileNum: string; readonly verificationTicket: string };

/** Returns the new location of an error; undefined for any other error. */
export function newLocationIn(error: unknown): NewLocation | undefined {
  if (!(error instanceof ApiError) || error.code !== 'new_ip_verification') return undefined;
  const { maskedMobileNum, verificationTicket } = error.details ?? {};
  return maskedMobileNum && verificationTicket ? { maskedMobileNum, verificationTicket } : undefined;
}

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
  const submit = form.handleSubmit(({ code }) =>
    attempt(
      () => onCode(code),
      (error) => {
        if (!isAboutCode(error)) return false;
        form.setError('code', { type: error.code }, { shouldFocus: true });
        return true;
      },
    ),
  );
  return (
    <RuleForm form={form} onSubmit={submit} className="grid grid-cols-1 content-start gap-4">
      <div role="status" className="flex gap-2.5 rounded-md bg-info-soft px-3.5 py-2.5 text-sm">
        <ShieldQuestion size={18} aria-hidden="true" className="mt-px flex-none text-info" />
        <div>
          <p className="font-semibold">{t('session.newLocation.title')}</p>
          <p className="text-text-2">{t('session.newLocation.body', { number: location.maskedMobileNum })}</p>
        </div>
      </div>
      <CodeField
        {...input}
        target={`new location ${location.verificationTicket}`}
        send={() => sendNewIpCode({ verificationTicket: location.verificationTicket })}
      />
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
      <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
        {t('session.newLocation.confirm')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('session.back')}
      </Button>
    </RuleForm>
  );
}

/** Whether an error is about a code that was typed. */
export function isAboutCode(error: unknown): error is ApiError {
  const codes = ['verification_code_wrong', 'verification_code_expired', 'phone_verification_failed'];
  return error instanceof ApiError && codes.includes(error.code);
}
