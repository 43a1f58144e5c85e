import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindMobile, sendMemberCode } from '#generated/client/member-security/member-security.ts';
import { useSite } from '#portal/access/site.ts';
import { useBotCheck } from '#portal/entities/verification/bot-check.tsx';
import { type CodeOnItsWay, codeRule, mobileRule, numberTarget } from '#portal/entities/verification/code-field.tsx';
import { NumberCodeField, NumberField, useDialingCode } from '#portal/entities/verification/mobile-field.tsx';
import { ruleResolver, sentValue } from '#portal/form/field-rules.ts';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { toast } from '#portal/ui/toast.tsx';
import { anyPassword, LoginPasswordField, SecurityForm } from './login-password-field.tsx';
import { useKeepCentre } from './use-keep-centre.ts';

type Values = { mobileNum: string; dialingCode: string; verificationCode: string; loginPassword: string };

type BindMobileProps = {
  /** Whether a number is bound, which the new one replaces. */
  readonly isBound: boolean;
  readonly onClose: () => void;
};

const PURPOSE = 'bind mobile';
const names = { number: 'mobileNum', dialingCode: 'dialingCode' } as const;
const errorFields = {
  contact_in_use: 'mobileNum',
  mobile_number_invalid: 'mobileNum',
  verification_code_wrong: 'verificationCode',
  verification_code_expired: 'verificationCode',
  wrong_password: 'loginPassword',
} as const;

/** Binds a mobile number, proven by a code that is sent to it and the login password (MEMBER-22). */
export function BindMobile({ isBound, onClose }: BindMobileProps) {
  const { t } = useTranslation();
  const keep = useKeepCentre();
  const { attempt, failure } = useAttempt();
  const botCheck = useBotCheck();
  const dialingCodeFor = useDialingCode();
  const numberRule = mobileRule(useSite());
  const form = useForm<Values>({
    resolver: ruleResolver<Values>({ mobileNum: numberRule, verificationCode: codeRule, loginPassword: anyPassword }),
    defaultValues: { mobileNum: '', dialingCode: '', verificationCode: '', loginPassword: '' },
  });
  const tell = (error: unknown) => tellAtField(form, error, errorFields);

  async function send(): Promise<CodeOnItsWay | undefined> {
    form.setValue('mobileNum', form.getValues('mobileNum'), { shouldTouch: true });
    if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined;
    const ticket = await botCheck.ask();
    if (!ticket) return undefined;
    const countryDialingCode = await dialingCodeFor(form.getValues('dialingCode'));
    const mobileNum = sentValue('mobile', form.getValues('mobileNum'));
    const [channel, purpose, { sliderTicket }] = ['sms', 'bind_mobile', ticket] as const;
    const answer = sendMemberCode({ channel, purpose, countryDialingCode, mobileNum, sliderTicket });
    return {
      target: numberTarget(PURPOSE, countryDialingCode, mobileNum),
      answer: answer.catch((error: unknown) => {
        tell(error);
        throw error;
      }),
    };
  }

  const submit = form.handleSubmit(({ dialingCode, ...values }) =>
    attempt(async () => {
      keep(await bindMobile({ ...values, countryDialingCode: await dialingCodeFor(dialingCode) }));
      toast.success(t('member.security.mobile.done'));
      onClose();
    }, tell),
  );
  return (
    <SecurityForm
      title={t(isBound ? 'member.security.mobile.changeTitle' : 'member.security.mobile.title')}
      what={t(isBound ? 'member.security.mobile.changeWhat' : 'member.security.mobile.what')}
      saveLabel={t('member.security.mobile.save')}
      onSubmit={submit}
      form={form}
      failure={failure}
      onClose={onClose}
    >
      <NumberField form={form} names={names} rule={numberRule} />
      <NumberCodeField form={form} names={names} code="verificationCode" purpose={PURPOSE} send={send} />
      {botCheck.panel}
      <LoginPasswordField form={form} name="loginPassword" />
    </SecurityForm>
  );
}
