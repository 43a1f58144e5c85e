import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SmsCodeSent } from '../../../../generated/client/model/index.ts';
import { sendSmsCode } from '../../../../generated/client/verification/verification.ts';
import { useSite } from '../../access/site.ts';
import { ApiError } from '../../api/api-error.ts';
import { CodeField } from '../../entities/verification/code-field.tsx';
import { MobileField } from '../../entities/verification/mobile-field.tsx';
import { confirmFirebaseCode, sendFirebaseCode } from '../../entities/verification/phone-verifier.ts';
import { useBotCheck } from '../../entities/verification/use-bot-check.tsx';
import { dialingCodeOf, useCountries } from '../../entities/verification/use-countries.ts';
import { useWholeNumber } from '../../entities/verification/use-whole-number.ts';
import { sentValue } from '../../form/judge-field.ts';
import type { RuledField } from '../../form/rule-resolver.ts';
import { useTyped } from '../../form/use-field-state.ts';
import { useRuleField } from '../../form/use-rule-field.ts';
import { codeRule, mobileRule } from './login-rules.ts';
import { isAboutCode } from './new-location-step.tsx';
import type { PhoneValues, ProvenNumber } from './phone-values.ts';

type PhoneProof = {
  /** Number, code and its send button, and the bot check while it runs. */
  readonly fields: ReactNode;
  /** What proves the number to the server; rejects where Firebase refuses the code. */
  readonly prove: (values: PhoneValues) => Promise<ProvenNumber>;
  /** Shows an error at its field; returns whether it has one. */
  readonly tell: (error: unknown) => boolean;
};

/** The part of a form that proves a mobile number by a code, sent by the server or by Firebase. */
export function usePhoneProof(form: UseFormReturn<PhoneValues>): PhoneProof {
  const site = useSite();
  const botCheck = useBotCheck();
  const countries = useCountries();
  const isFirebase = site?.register.smsChannel === 'firebase';
  const dialingCodeNow = () => dialingCodeOf(countries, form.getValues('dialingCode'));

  /** Judges the number, makes the bot check, sends (SMS-06, SMS-07). */
  async function send(): Promise<SmsCodeSent | undefined> {
    form.setValue('mobileNum', form.getValues('mobileNum'), { shouldTouch: true });
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined;
    const ticket = await botCheck.ask();
    if (!ticket) return undefined;
    const [dialingCode, number] = [dialingCodeNow(), sentValue('mobile', form.getValues('mobileNum'))];
    if (isFirebase) return sendFirebaseCode(`+${dialingCode}${number}`);
    try {
      return await sendSmsCode({
        countryDialingCode: dialingCode,
        mobileNum: number,
        sliderTicket: ticket.sliderTicket,
      });
    } catch (error) {
      tell(error);
      throw error;
    }
  }

  async function prove(values: PhoneValues): Promise<ProvenNumber> {
    const target = { mobileNum: values.mobileNum, countryDialingCode: dialingCodeNow() };
    if (!isFirebase) return { ...target, verificationCode: values.verificationCode };
    const firebaseIdToken = await confirmFirebaseCode(values.verificationCode);
    return { ...target, firebaseChannel: 'sms', firebaseIdToken };
  }

  function tell(error: unknown): boolean {
    if (isAboutCode(error)) form.setError('verificationCode', { type: error.code }, { shouldFocus: true });
    else if (error instanceof ApiError && error.code === 'mobile_number_invalid') {
      form.setError('mobileNum', { type: error.code }, { shouldFocus: true });
    } else return false;
    return true;
  }

  const fields = (
    <>
      <NumberPart form={form} rule={mobileRule(site)} />
      <CodePart form={form} send={send} />
      {botCheck.panel}
    </>
  );
  return { fields, prove, tell };
}

type PartProps = { readonly form: UseFormReturn<PhoneValues> };

function NumberPart({ form, rule }: PartProps & { readonly rule: RuledField }) {
  const { t } = useTranslation();
  const chosen = useWatch({ control: form.control, name: 'dialingCode' });
  useWholeNumber(form, { number: 'mobileNum', dialingCode: 'dialingCode' });
  const { input } = useRuleField(form, 'mobileNum', { ...rule, label: t('verification.mobile') });
  // A number that was refused may be right in another country.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the country is what changed
  useEffect(() => form.clearErrors('mobileNum'), [form, chosen]);
  return (
    <MobileField
      {...input}
      data-focus-first
      dialingCode={chosen}
      onDialingCode={(dialing) => form.setValue('dialingCode', dialing)}
    />
  );
}

function CodePart({ form, send }: PartProps & Pick<ComponentProps<typeof CodeField>, 'send'>) {
  const { t } = useTranslation();
  const countries = useCountries();
  const typed = useTyped(form, 'mobileNum');
  const chosen = useTyped(form, 'dialingCode');
  const { input } = useRuleField(form, 'verificationCode', {
    ...codeRule,
    label: t('verification.code'),
    placeholder: t('verification.codeExample'),
  });
  const target = `login ${dialingCodeOf(countries, chosen)} ${sentValue('mobile', typed)}`;
  return <CodeField {...input} target={target} send={send} />;
}
