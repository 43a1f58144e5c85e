import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { login } from '#generated/client/session/session.ts';
import { useSite } from '../../access/site.ts';
import { FailureNote } from '../../entities/session/failure-note.tsx';
import { codeRule, mobileRule } from '../../entities/verification/code-field.tsx';
import { draftOf, dropDraft, keepDraft } from '../../form/drafts.ts';
import { ruleResolver } from '../../form/field-rules.ts';
import { useAttempt } from '../../form/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import type { PhoneValues, ProvenNumber } from './login-rules.ts';
import { RememberLine } from './remember-line.tsx';
import { forgetMobile, rememberedMobile, rememberMobile } from './remembered.ts';
import { type LoginDone, type TwoStepProof, useEnter } from './use-enter.ts';
import { usePhoneProof } from './use-phone-proof.tsx';
import { useTwoStep } from './use-two-step.tsx';

const DRAFT = 'login by SMS';

/** A mobile number and the code sent to it; the bot check is made before the code is sent (LOGIN-04, LOGIN-29). */
export function SmsLogin({ onDone }: { readonly onDone: LoginDone }) {
  const { t } = useTranslation();
  const { attempt, failure } = useAttempt();
  const enter = useEnter();
  const site = useSite();
  const form = useForm<PhoneValues>({
    resolver: ruleResolver<PhoneValues>({ mobileNum: mobileRule(site), verificationCode: codeRule }),
    defaultValues: {
      mobileNum: '',
      dialingCode: '',
      ...rememberedMobile(),
      newPassword: '',
      remember: rememberedMobile() !== undefined,
      ...draftOf(DRAFT),
      verificationCode: '',
    },
  });
  const phone = usePhoneProof(form);
  const twoStep = useTwoStep();
  useEffect(() => () => keepDraft(DRAFT, form.getValues()), [form]);

  async function logIn(values: PhoneValues, proven: ProvenNumber, proof?: TwoStepProof) {
    const result = await login({ type: 'sms', ...proven, ...proof });
    if (values.remember) rememberMobile(proven.countryDialingCode, proven.mobileNum);
    else forgetMobile();
    const next = await enter(result, 'sms');
    dropDraft(DRAFT);
    onDone(next);
  }

  const submit = form.handleSubmit((values) =>
    attempt(async () => {
      const proven = await phone.prove(values);
      await twoStep.run(
        () => logIn(values, proven),
        (proof) => logIn(values, proven, proof),
      );
    }, phone.tell),
  );

  if (twoStep.step) return twoStep.step;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4">
      {phone.fields}
      <RememberLine remember={form.register('remember')} />
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
      <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
        {t('session.submit')}
      </Button>
    </form>
  );
}
