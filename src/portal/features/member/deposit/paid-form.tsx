import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetDepositQueryKey, markDepositPaid } from '#generated/client/wallet/wallet.ts';
import type { Deposit } from '#generated/model/index.ts';
import { markDepositPaidBodyReferenceMax } from '#generated/zod/wallet/wallet.ts';
import { withIdempotencyKey } from '#portal/api/idempotency-key.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { randomId } from '#portal/lib/random-id.ts';
import { Button } from '#portal/ui/button.tsx';
import { TextField } from '#portal/ui/text-field.tsx';
import { toast } from '#portal/ui/toast.ts';

/** The characters and the length that the contract allows. */
const REFERENCE = /^[A-Za-z0-9 ._/-]{4,60}$/;

type PaidFormProps = { readonly deposit: Pick<Deposit, 'depositId' | 'payerReference'> };

/** The member's word that it has paid, with the reference of its bank or e-wallet; it can be corrected. */
export function PaidForm({ deposit: { depositId, payerReference } }: PaidFormProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed');
  const [reference, setReference] = useState(payerReference ?? '');
  const [told, setTold] = useState(false);
  // The same reference is sent under the same key, so that a lost answer is repeated without effect.
  const [key, setKey] = useState(randomId);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const typed = reference.trim();
  const problem = REFERENCE.test(typed) ? undefined : t('deposit.paidProblem');

  async function send() {
    if (sending) return;
    setSending(true);
    setFailure(undefined);
    try {
      const detail = await withIdempotencyKey(key, () => markDepositPaid(depositId, { reference: typed }));
      queries.setQueryData(getGetDepositQueryKey(depositId), detail);
      toast.success(t('deposit.paidDone'));
      setStep('sent');
      setTold(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (problem === undefined) void send();
  }

  if (step !== 'open') {
    return (
      <>
        {payerReference !== null && <p className="text-sm text-text-2">{t('deposit.waiting')}</p>}
        <Button
          variant={payerReference === null ? 'brand' : 'neutral'}
          size={payerReference === null ? 'lg' : 'md'}
          block
          // takes the focus of the form that it replaces
          autoFocus={step === 'sent'}
          onClick={() => setStep('open')}
        >
          {payerReference === null ? t('deposit.paid') : t('deposit.correct')}
        </Button>
      </>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label={t('deposit.paidReference')}
        hint={t('deposit.paidHint')}
        autoComplete="off"
        autoFocus
        maxLength={markDepositPaidBodyReferenceMax}
        value={reference}
        error={told ? problem : undefined}
        onChange={(event) => {
          setReference(event.target.value);
          setKey(randomId());
        }}
      />
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void send()} />}
      <Button type="submit" variant="brand" size="lg" block loading={sending}>
        {t('deposit.paidSend')}
      </Button>
    </form>
  );
}
