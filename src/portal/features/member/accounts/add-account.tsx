import { useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addBoundAccount,
  getListBoundAccountsQueryKey,
  useListBanks,
} from '#generated/client/member-accounts/member-accounts.ts';
import { getGetSecurityCentreQueryKey } from '#generated/client/member-security/member-security.ts';
import { getGetWithdrawalQuoteQueryKey } from '#generated/client/wallet/wallet.ts';
import type { Bank, BoundAccounts } from '#generated/model/index.ts';
import { addBoundAccountBodyOneAccountNumberMax } from '#generated/zod/member-accounts/member-accounts.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { PaymentPasswordField } from '#portal/entities/money/payment-password.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import type { i18n } from '#portal/i18n/i18n.ts';
import { Button } from '#portal/ui/button.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { pastedDigits } from '#shared/validation/digits.ts';
import { accountName } from './account-name.ts';

type AddAccountProps = {
  readonly payeeName: string;
  /** Receives the id of the new account. */
  readonly onAdded?: (accountId: string) => void;
  readonly onClose: () => void;
};

/** Binds a bank account or e-wallet in the member's own name (VALID-37, MEMBER-22). */
export function AddAccount({ payeeName, onAdded, onClose }: AddAccountProps) {
  const { t } = useTranslation();
  const query = useListBanks();
  return (
    <Modal
      title={t('withdraw.accounts.addTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:max-w-130"
    >
      <div className="grid content-start gap-4 px-6 pt-1 pb-6">
        <p className="text-sm text-text-2">{t('withdraw.accounts.addText', { name: payeeName })}</p>
        {query.data ? <Fields banks={query.data} onAdded={onAdded} onClose={onClose} /> : <LoadState query={query} />}
      </div>
    </Modal>
  );
}

type FieldsProps = Pick<AddAccountProps, 'onClose'> & {
  readonly banks: readonly Bank[];
  readonly onAdded: ((accountId: string) => void) | undefined;
};

function Fields({ banks, onAdded, onClose }: FieldsProps) {
  const { t } = useTranslation();
  const keep = useKeepAccounts();
  const selectId = useId();
  const [bankCode, setBankCode] = useState(banks[0]?.bankCode ?? '');
  const [number, setNumber] = useState('');
  const [password, setPassword] = useState('');
  const [told, setTold] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const busy = useRef(false);
  const bank = banks.find((one) => one.bankCode === bankCode);
  const typed = pastedDigits(number);
  const problem = bank && problemOf(t, bank, typed);
  const missing = password === '' ? t('money.passwordMissing') : undefined;

  async function submit() {
    setTold(true);
    if (busy.current || bank === undefined || problem !== undefined || missing !== undefined) return;
    busy.current = true;
    setSending(true);
    setFailure(undefined);
    try {
      const body = { kind: bank.kind, bankCode: bank.bankCode, accountNumber: typed, paymentPassword: password };
      const accounts = await addBoundAccount(body);
      keep(accounts);
      const added = newest(accounts);
      if (added) toast.success(t('withdraw.accounts.added', { account: accountName(t, added) }));
      if (added) onAdded?.(added.accountId);
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      className="grid gap-4"
    >
      <div className="grid gap-1.5">
        <label htmlFor={selectId} className="text-sm font-medium text-text-2">
          {t('withdraw.accounts.bank')}
        </label>
        <select
          id={selectId}
          value={bankCode}
          onChange={(event) => setBankCode(event.target.value)}
          className="h-control-lg w-full cursor-pointer rounded-md border border-line-control bg-surface-2 px-3.5 text-md text-text-1 touch:text-lg light:bg-surface-1"
        >
          {banks.map((one) => (
            <option key={one.bankCode} value={one.bankCode}>
              {one.bankName}
            </option>
          ))}
        </select>
      </div>
      <TextField
        label={t('withdraw.accounts.number')}
        icon={<Landmark size={18} aria-hidden="true" />}
        // A keyboard of digits could not type the letters that some accounts have.
        inputMode={bank && !hasLetters(bank.accountPattern) ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={addBoundAccountBodyOneAccountNumberMax}
        value={number}
        error={told ? problem : undefined}
        onChange={(event) => setNumber(event.target.value)}
      />
      <PaymentPasswordField value={password} onChange={setPassword} error={told ? missing : undefined} />
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
      <Button type="submit" variant="brand" size="lg" block loading={sending}>
        {t('withdraw.accounts.add')}
      </Button>
    </form>
  );
}

/** Stores the bound accounts that a change answers, and refetches what depends on them. */
export function useKeepAccounts(): (accounts: BoundAccounts) => void {
  const queries = useQueryClient();
  return (accounts) => {
    queries.setQueryData<BoundAccounts>(getListBoundAccountsQueryKey(), accounts);
    void queries.invalidateQueries({ queryKey: getGetSecurityCentreQueryKey() });
    void queries.invalidateQueries({ queryKey: getGetWithdrawalQuoteQueryKey() });
  };
}

function hasLetters(pattern: string): boolean {
  return /[a-z]/i.test(pattern.replaceAll('\\d', ''));
}

function problemOf(t: typeof i18n.t, bank: Bank, number: string): string | undefined {
  if (number === '') return t('withdraw.accounts.numberMissing');
  const fits = new RegExp(bank.accountPattern, 'u').test(number);
  return fits ? undefined : t('withdraw.accounts.numberWrong', { bank: bank.bankName });
}

function newest({ accounts }: BoundAccounts) {
  return [...accounts].sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}
