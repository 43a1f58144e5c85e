import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendRegisterSmsCode } from '#generated/client/verification/verification.ts';
import type { SliderTicket, SmsCodeSent } from '#generated/model/index.ts';
import { CodeField, type CodeOnItsWay } from '../../entities/verification/code-field.tsx';
import { numberTarget } from '../../entities/verification/code-waits.ts';
import { MobileField } from '../../entities/verification/mobile-field.tsx';
import { sendFirebaseCode } from '../../entities/verification/phone-verifier.ts';
import { dialingCodeOf, useCountries, useDialingCode } from '../../entities/verification/use-countries.ts';
import { useWholeNumber } from '../../entities/verification/use-whole-number.ts';
import { sentValue } from '../../form/judge-field.ts';
import { useTyped } from '../../form/use-field-state.ts';
import { useRuleField } from '../../form/use-rule-field.ts';
import { serverProblems } from './server-problems.ts';
import type { RegisterFormState } from './use-register-form.ts';

const PURPOSE = 'register';

type PartProps = { readonly register: RegisterFormState };

/** The mobile number and its country. */
export function MobilePart({ register: { form, rules } }: PartProps) {
  const { t } = useTranslation();
  const dialingCode = useWatch({ control: form.control, name: 'countryDialingCode' });
  useWholeNumber(form, { number: 'mobileNum', dialingCode: 'countryDialingCode' });
  const { input } = useRuleField(form, 'mobileNum', {
    label: t('verification.mobile'),
    rule: rules.mobileNum,
    kind: 'mobile',
  });
  return (
    <MobileField
      {...input}
      dialingCode={dialingCode}
      onDialingCode={(code) => form.setValue('countryDialingCode', code)}
    />
  );
}

/** The code that proves the number. The number is judged and the bot check runs before sending (SMS-06, SMS-07). */
export function CodePart({ register }: PartProps) {
  const { t } = useTranslation();
  const { form, tab, rules, botCheck, smsChannel } = register;
  const countries = useCountries();
  const dialingCodeFor = useDialingCode();
  const typed = useTyped(form, 'mobileNum');
  const chosen = useTyped(form, 'countryDialingCode');
  const { input } = useRuleField(form, 'verificationCode', {
    label: t('verification.code'),
    rule: rules.verificationCode,
    kind: 'code',
    placeholder: t('verification.codeExample'),
  });

  /** Judges the number and shows its problem. */
  async function isReady(): Promise<boolean> {
    const needed = tab.type === 'username' ? (['username', 'mobileNum'] as const) : (['mobileNum'] as const);
    for (const name of needed) form.setValue(name, form.getValues(name), { shouldTouch: true });
    return form.trigger(needed, { shouldFocus: true });
  }

  async function send(): Promise<CodeOnItsWay | undefined> {
    if (!(await isReady())) return undefined;
    const ticket = await botCheck.ask();
    if (!ticket) return undefined;
    const dialingCode = await dialingCodeFor(form.getValues('countryDialingCode'));
    const number = sentValue('mobile', form.getValues('mobileNum'));
    return { target: numberTarget(PURPOSE, dialingCode, number), answer: sendTo(dialingCode, number, ticket) };
  }

  async function sendTo(dialingCode: string, number: string, ticket: SliderTicket): Promise<SmsCodeSent> {
    if (smsChannel === 'firebase') return sendFirebaseCode(`+${dialingCode}${number}`);
    const { geetest_challenge, geetest_validate, geetest_seccode } = ticket;
    const target = { countryDialingCode: dialingCode, mobileNo: number };
    const geetest = { geetest_challenge, geetest_validate, geetest_seccode };
    try {
      return await (tab.type === 'username'
        ? sendRegisterSmsCode({
            registerType: 'username',
            username: sentValue('text', form.getValues('username')),
            ...target,
            ...geetest,
          })
        : sendRegisterSmsCode({ registerType: 'mobile', ...target, ...geetest }));
    } catch (error) {
      for (const { field, problem } of serverProblems(error)) form.setError(field, problem);
      throw error;
    }
  }

  const target = numberTarget(PURPOSE, dialingCodeOf(countries, chosen), sentValue('mobile', typed));
  return <CodeField {...input} target={target} send={send} />;
}
