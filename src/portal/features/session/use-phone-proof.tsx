import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sendSmsCode } from '#generated/client/verification/verification.ts';
import type { SliderTicket, SmsCodeSent } from '#generated/model/index.ts';
import { useSite } from '../../access/site.ts';
import { ApiError } from '../../api/api-error.ts';
import { useBotCheck } from '../../entities/verification/bot-check.tsx';
import { type CodeOnItsWay, isAboutCode, mobileRule, numberTarget } from '../../entities/verification/code-field.tsx';
import { NumberCodeField, NumberField, useDialingCode } from '../../entities/verification/mobile-field.tsx';
import { confirmFirebaseCode, sendFirebaseCode } from '../../entities/verification/phone-verifier.ts';
import { refusedBy } from '../../form/field-message.ts';
import { sentValue } from '../../form/field-rules.ts';
import type { PhoneValues, ProvenNumber } from './login-rules.ts';

const PURPOSE = 'login';
const names = { number: 'mobileNum', dialingCode: 'dialingCode' } as const;

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
  const dialingCodeFor = useDialingCode();
  const isFirebase = site?.register.smsChannel === 'firebase';

  /** Judges the number, makes the bot check, sends (SMS-06, SMS-07). */
  async function send(): Promise<CodeOnItsWay | undefined> {
    form.setValue('mobileNum', form.getValues('mobileNum'), { shouldTouch: true });
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined;
    const ticket = await botCheck.ask();
    if (!ticket) return undefined;
    const dialingCode = await dialingCodeFor(form.getValues('dialingCode'));
    const number = sentValue('mobile', form.getValues('mobileNum'));
    return { target: numberTarget(PURPOSE, dialingCode, number), answer: sendTo(dialingCode, number, ticket) };
  }

  async function sendTo(dialingCode: string, number: string, ticket: SliderTicket): Promise<SmsCodeSent> {
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
    const target = { mobileNum: values.mobileNum, countryDialingCode: await dialingCodeFor(values.dialingCode) };
    if (!isFirebase) return { ...target, verificationCode: values.verificationCode };
    const firebaseIdToken = await confirmFirebaseCode(values.verificationCode);
    return { ...target, firebaseChannel: 'sms', firebaseIdToken };
  }

  function tell(error: unknown): boolean {
    if (isAboutCode(error)) form.setError('verificationCode', refusedBy(error), { shouldFocus: true });
    else if (error instanceof ApiError && error.code === 'mobile_number_invalid') {
      form.setError('mobileNum', refusedBy(error), { shouldFocus: true });
    } else return false;
    return true;
  }

  const fields = (
    <>
      <NumberField form={form} names={names} rule={mobileRule(site)} />
      <NumberCodeField form={form} names={names} code="verificationCode" purpose={PURPOSE} send={send} />
      {botCheck.panel}
    </>
  );
  return { fields, prove, tell };
}
