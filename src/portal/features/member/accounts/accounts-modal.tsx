import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  removeBoundAccount,
  setDefaultBoundAccount,
  useListBoundAccounts,
} from '#generated/client/member-accounts/member-accounts.ts';
import type { BoundAccount, BoundAccounts } from '#generated/model/index.ts';
import { errorText } from '#portal/api/error-text.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { PaymentPasswordField } from '#portal/entities/money/payment-password.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { accountName } from './account-name.ts';
import { AddAccount, useKeepAccounts } from './add-account.tsx';

/** The accounts to which the member withdraws: add one, choose the default, remove one (MEMBER-22). */
export function AccountsModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const query = useListBoundAccounts();
  return (
    <Modal
      title={t('withdraw.accounts.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:max-w-150"
    >
      <div className="grid content-start gap-4 px-6 pt-1 pb-6">
        <p className="text-sm text-text-2">{t('withdraw.accounts.what')}</p>
        {query.data ? <Accounts bound={query.data} /> : <LoadState query={query} />}
      </div>
    </Modal>
  );
}

function Accounts({ bound: { payeeName, accounts, maxAccounts } }: { readonly bound: BoundAccounts }) {
  const { t } = useTranslation();
  const keep = useKeepAccounts();
  const [open, setOpen] = useState<'add' | BoundAccount>();
  const [busy, setBusy] = useState(false);

  async function makeDefault(account: BoundAccount) {
    setBusy(true);
    try {
      keep(await setDefaultBoundAccount(account.accountId));
      toast.success(t('withdraw.accounts.madeDefault', { account: accountName(t, account) }));
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  const close = () => setOpen(undefined);
  return (
    <>
      {accounts.length === 0 ? (
        <p className="text-text-2">{t('withdraw.accounts.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line">
          {accounts.map((account) => (
            <li key={account.accountId} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p className="font-semibold wrap-anywhere">{account.bankName}</p>
                <p className="text-sm text-text-2">{t('withdraw.ending', { ending: account.ending })}</p>
              </div>
              {account.isDefault ? (
                <Badge tone="success">{t('withdraw.accounts.default')}</Badge>
              ) : (
                <Button size="sm" disabled={busy} onClick={() => void makeDefault(account)}>
                  {t('withdraw.accounts.makeDefault')}
                </Button>
              )}
              <Button size="sm" variant="ghost" onClick={() => setOpen(account)}>
                {t('withdraw.accounts.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {accounts.length >= maxAccounts ? (
        <p className="text-sm text-text-2">{t('withdraw.accounts.full', { count: accounts.length })}</p>
      ) : (
        payeeName !== null && (
          <Button className="justify-self-start" onClick={() => setOpen('add')}>
            <Plus size={16} aria-hidden="true" />
            {t('withdraw.addAccount')}
          </Button>
        )
      )}
      {payeeName === null && <p className="text-sm text-text-2">{t('withdraw.needsNameText')}</p>}
      {open === 'add' && payeeName !== null && <AddAccount payeeName={payeeName} onClose={close} />}
      {typeof open === 'object' && <RemoveAccount account={open} onClose={close} />}
    </>
  );
}

type RemoveAccountProps = { readonly account: BoundAccount; readonly onClose: () => void };

/** Asks for the payment password before an account is removed. */
function RemoveAccount({ account, onClose }: RemoveAccountProps) {
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
