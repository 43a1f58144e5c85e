import { useState } from 'react';
import type { SecurityItem, SecurityItemKind } from '#generated/model/index.ts';
import { AccountsModal } from '../accounts/accounts-modal.tsx';
import { BindEmail } from './bind-email.tsx';
import { BindMobile } from './bind-mobile.tsx';
import { contactsOf, ForgottenPayment } from './forgotten-payment.tsx';
import { PaymentPassword } from './payment-password.tsx';
import { TurnOff } from './two-step/turn-off.tsx';
import { TurnOn } from './two-step/turn-on.tsx';

/** The dialogs that change a part of the account's security. */
export type Dialog = 'payment' | 'forgotten' | 'accounts' | 'email' | 'mobile' | 'twoStep';

type SafetyDialogProps = {
  readonly dialog: Dialog;
  readonly items: readonly SecurityItem[];
  /** Shows another dialog, or none. */
  readonly onShow: (dialog: Dialog | undefined) => void;
};

/** The open dialog of the security centre. */
export function SafetyDialog({ dialog, items, onShow }: SafetyDialogProps) {
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
