import {
  AtSign,
  CircleCheck,
  IdCard,
  KeyRound,
  Lock,
  type LucideIcon,
  MessageCircle,
  Ticket,
  User,
  UserPlus,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#shared/validation/field-rule.ts';
import type { RegisterField as FieldName } from '#shared/validation/register-fields.ts';
import { isPasswordKind } from '../../form/field-message.ts';
import { useRuleField } from '../../form/use-rule-field.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { kindOf, type RegisterValues } from './register-values.ts';

/** Fields with the common input; the others have their own components. */
export type PlainField = Exclude<
  FieldName,
  'domain' | 'countryDialingCode' | 'mobileNum' | 'verificationCode' | 'captcha'
>;

type Look = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'> & { readonly Icon: LucideIcon };

const looks: Readonly<Record<PlainField, Look>> = {
  username: { Icon: User, autoComplete: 'username' },
  password: { Icon: Lock, autoComplete: 'new-password' },
  confirmPassword: { Icon: Lock, autoComplete: 'new-password' },
  paymentPassword: { Icon: KeyRound, autoComplete: 'new-password' },
  payeeName: { Icon: IdCard, autoComplete: 'name' },
  email: { Icon: AtSign, type: 'email', autoComplete: 'email', inputMode: 'email' },
  idNumber: { Icon: IdCard, inputMode: 'numeric' },
  qqNum: { Icon: MessageCircle, inputMode: 'numeric' },
  line: { Icon: MessageCircle },
  whatsapp: { Icon: MessageCircle, inputMode: 'tel' },
  zalo: { Icon: MessageCircle, inputMode: 'tel' },
  facebook: { Icon: MessageCircle },
  wechat: { Icon: MessageCircle },
  recommenderId: { Icon: UserPlus },
  referralCode: { Icon: Ticket },
  affiliateCode: { Icon: Ticket },
};

type RegisterFieldProps = {
  readonly form: UseFormReturn<RegisterValues>;
  readonly name: PlainField;
  readonly rule: FieldRule;
  readonly describedBy?: string | undefined;
};

/** A field of the registration, with label, validation and input by the rule of the site. */
export function RegisterField({ form, name, rule, describedBy }: RegisterFieldProps) {
  const { t } = useTranslation();
  const { Icon, ...look } = looks[name];
  const kind = kindOf(name);
  const { input, isGood } = useRuleField(form, name, {
    label: t(`registration.field.${name}`),
    rule,
    kind,
    placeholder: name === 'confirmPassword' || name === 'payeeName' ? t(`registration.example.${name}`) : undefined,
  });
  const props = {
    ...look,
    ...input,
    icon: <Icon size={18} aria-hidden="true" />,
    autoComplete: look.autoComplete ?? 'off',
    autoCapitalize: name === 'payeeName' ? 'characters' : 'none',
    spellCheck: false,
    'aria-describedby': describedBy,
    'data-focus-first': name === 'username' || undefined,
  };
  if (isPasswordKind(kind)) return <PasswordField {...props} revealLabel={t('common.showPassword')} />;
  return (
    <TextField
      {...props}
      aside={!rule.required && <span className="text-xs text-text-3">{t('form.optional')}</span>}
      trailing={isGood && <CircleCheck size={18} aria-hidden="true" className="text-success" />}
    />
  );
}
