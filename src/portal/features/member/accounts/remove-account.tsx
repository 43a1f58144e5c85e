import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeBoundAccount } from '#generated/client/member-accounts/member-accounts.ts';
import type { BoundAccount } from '#generated/model/index.ts';
import { PaymentPasswordField } from '#portal/entities/money/payment-password-field.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { toast } from '#portal/ui/toast.ts';
import { accountName } from './account-name.ts';
import { useKeepAccounts } from './use-accounts.ts';

type RemoveAccountProps = { readonly account: BoundAccount; readonly onClose: () => void };

/** Asks for the payment password before an account is removed. */
export function RemoveAccount({ account, onClose }: RemoveAccountProps) {
  const { t } = useTranslation();
  const keep = useKeepAccounts();
  const [password, setPassword] = useState('');
  const [told, setTold] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const busy = useRef(false);
  const name = accountName(t, account);
  const missing = password === '' ? t('money.passwordMissing') : undefined;

  async function remove() {
    setTold(true);
    if (busy.current || missing !== undefined) return;
    busy.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      keep(await removeBoundAccount(account.accountId, { paymentPassword: password }));
      toast.success(t('withdraw.accounts.removed', { account: name }));
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return (
    <ConfirmDialog
      title={t('withdraw.accounts.removeTitle', { account: name })}
      body={
        <div className="grid gap-4">
          <p>{t('withdraw.accounts.removeText')}</p>
          <PaymentPasswordField value={password} onChange={setPassword} error={told ? missing : undefined} />
          {failure !== undefined && <FailureNote error={failure} onRetry={() => void remove()} />}
        </div>
      }
      cancelLabel={t('money.back')}
      confirmLabel={t('withdraw.accounts.remove')}
      tone="danger"
      loading={sending}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
