import {
  Check,
  CreditCard,
  KeyRound,
  Lock,
  type LucideIcon,
  Mail,
  MapPin,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityCentre, SecurityItem, SecurityItemKind } from '#generated/model/index.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { now } from '#portal/lib/clock.ts';
import { formatAgo } from '#portal/lib/relative-time.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { AccountsModal } from '../accounts/accounts-modal.tsx';
import { BindEmail } from './bind-email.tsx';
import { BindMobile } from './bind-mobile.tsx';
import { contactsOf, ForgottenPayment } from './forgotten-payment.tsx';
import { PaymentPassword } from './payment-password.tsx';
import { TurnOff, TurnOn } from './two-step/two-step.tsx';

/** The parts of the account's safety that the member can see to here. */
const shown = {
  login_password: Lock,
  payment_password: KeyRound,
  mobile: Smartphone,
  email: Mail,
  bound_account: CreditCard,
  two_step_login: ShieldCheck,
} as const satisfies Partial<Record<SecurityItem['kind'], LucideIcon>>;
type Shown = keyof typeof shown;

const isShown = (kind: string): kind is Shown => kind in shown;

/** Each part of the account's safety with its state and the next step. */
export function SafetyRows({ centre: { items, newPlaceCheck } }: { readonly centre: SecurityCentre }) {
  const { t } = useTranslation();
  const { open } = useModals();
  const [shownModal, setShownModal] = useState<Dialog>();
  const { locale } = useLanguage();
  const detailOf = ({ detail, changedAt, state }: SecurityItem, kind: Shown) => {
    if (state === 'renew') return t('member.security.renewBody');
    if ((kind === 'login_password' || kind === 'payment_password') && changedAt) {
      return t('member.security.changed', { ago: formatAgo(Date.parse(changedAt), now(), locale) });
    }
    if (kind === 'bound_account' && state === 'done') {
      return t('member.security.item.bound_account.count', { count: Number(detail) });
    }
    if (kind === 'two_step_login' && changedAt) {
      return t('member.security.twoStep.since', { ago: formatAgo(Date.parse(changedAt), now(), locale) });
    }
    return detail ?? t(`member.security.item.${kind}.missing`);
  };
  return (
    <Card>
      <ul className="divide-y divide-line">
        {items.map((item) => {
          const { kind } = item;
          if (!isShown(kind)) return null;
          return (
            <SafetyRow
              key={kind}
              Icon={shown[kind]}
              title={t(`member.security.item.${kind}.title`)}
              detail={detailOf(item, kind)}
              state={item.state}
            >
              {kind === 'login_password' && (
                <Button
                  size="sm"
                  variant={item.state === 'renew' ? 'brand' : 'neutral'}
                  onClick={() => open('changePassword', { own: true })}
                >
                  {t('member.security.change')}
                </Button>
              )}
              {kind === 'payment_password' && (
                <Button size="sm" onClick={() => setShownModal('payment')}>
                  {t(item.state === 'done' ? 'member.security.payment.change' : 'member.security.payment.set')}
                </Button>
              )}
              {(kind === 'mobile' || kind === 'email') && (
                <Button
                  size="sm"
                  onClick={() => setShownModal(kind)}
                  aria-label={`${t(item.state === 'done' ? 'member.security.change' : 'member.security.bind')}: ${t(`member.security.item.${kind}.title`)}`}
                >
                  {t(item.state === 'done' ? 'member.security.change' : 'member.security.bind')}
                </Button>
              )}
              {kind === 'two_step_login' && (
                <Button size="sm" onClick={() => setShownModal('twoStep')}>
                  {t(item.state === 'done' ? 'member.security.twoStep.turnOff' : 'member.security.twoStep.turnOn')}
                </Button>
              )}
              {kind === 'bound_account' && (
                <Button size="sm" onClick={() => setShownModal('accounts')}>
                  {t(item.state === 'done' ? 'member.security.accounts' : 'withdraw.addAccount')}
                </Button>
              )}
            </SafetyRow>
          );
        })}
        {newPlaceCheck && (
          <SafetyRow
            Icon={MapPin}
            title={t('member.security.newLocation.title')}
            detail={t('member.security.newLocation.on')}
            state="done"
          />
        )}
      </ul>
      {shownModal && <SafetyDialog dialog={shownModal} items={items} onShow={setShownModal} />}
    </Card>
  );
}

/** The dialogs that change a part of the account's security. */
type Dialog = 'payment' | 'forgotten' | 'accounts' | 'email' | 'mobile' | 'twoStep';

type SafetyDialogProps = {
  readonly dialog: Dialog;
  readonly items: readonly SecurityItem[];
  /** Shows another dialog, or none. */
  readonly onShow: (dialog: Dialog | undefined) => void;
};

/** The open dialog of the security centre. */
function SafetyDialog({ dialog, items, onShow }: SafetyDialogProps) {
  const onClose = () => onShow(undefined);
  const isDone = (wanted: SecurityItemKind) => items.some(({ kind, state }) => kind === wanted && state === 'done');
  switch (dialog) {
    case 'accounts':
      return <AccountsModal onClose={onClose} />;
    case 'email':
      return <BindEmail isBound={isDone('email')} onClose={onClose} />;
    case 'mobile':
      return <BindMobile isBound={isDone('mobile')} onClose={onClose} />;
    case 'twoStep':
      return <TwoStep wasOn={isDone('two_step_login')} onClose={onClose} />;
    case 'forgotten':
      return <ForgottenPayment items={items} onClose={onClose} />;
    case 'payment':
      return (
        <PaymentPassword
          isSet={isDone('payment_password')}
          onForgotten={contactsOf(items).length > 0 ? () => onShow('forgotten') : undefined}
          onClose={onClose}
        />
      );
  }
}

type TwoStepProps = {
  /** Whether it was on when the dialog opened. */
  readonly wasOn: boolean;
  readonly onClose: () => void;
};

/** Turns two-step login on or off. The recovery codes stay open although it is on by then. */
function TwoStep({ wasOn, onClose }: TwoStepProps) {
  const [isOff] = useState(!wasOn);
  return isOff ? <TurnOn onClose={onClose} /> : <TurnOff onClose={onClose} />;
}

type SafetyRowProps = {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
  readonly state: SecurityItem['state'];
  readonly children?: ReactNode;
};

function SafetyRow({ Icon, title, detail, state, children }: SafetyRowProps) {
  const { t } = useTranslation();
  return (
    <li className="flex min-h-21 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <span
        aria-hidden="true"
        className="grid size-11 flex-none place-items-center rounded-md bg-surface-2 text-text-2"
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{title}</p>
        <p className="text-sm wrap-anywhere text-text-2">{detail}</p>
      </div>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {state === 'done' ? (
          <Badge tone="success">
            <Check size={14} aria-hidden="true" />
            {t('member.security.on')}
          </Badge>
        ) : (
          <Badge tone="warn">{t(state === 'renew' ? 'member.security.renew' : 'member.security.notSet')}</Badge>
        )}
        {children}
      </span>
    </li>
  );
}
