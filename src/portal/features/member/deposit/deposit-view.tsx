import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { CircleCheck, CircleX, Clock, Copy, Download, ExternalLink, ReceiptText, Wallet } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getGetDepositQueryKey,
  getListDepositsQueryKey,
  markDepositPaid,
  useGetDeposit,
} from '#generated/client/wallet/wallet.ts';
import type { Deposit, DepositDetail, DepositInstruction, DepositState } from '#generated/model/index.ts';
import { markDepositPaidBodyReferenceMax } from '#generated/zod/wallet/wallet.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { inBackground } from '#portal/api/background.ts';
import { withIdempotencyKey } from '#portal/api/idempotency-key.ts';
import { usePolling } from '#portal/entities/live/live-state.ts';
import { RowSkeletons } from '#portal/entities/loading/load-state.tsx';
import { amountText } from '#portal/entities/money/amount.tsx';
import { QrCode, saveQrPicture } from '#portal/entities/qr/qr-code.tsx';
import { type Fact, RecordDetails, type Step } from '#portal/entities/record/record-details.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { now } from '#portal/lib/clock.ts';
import { cn } from '#portal/lib/cn.ts';
import { randomId } from '#portal/lib/random-id.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button, buttonClass, IconButton } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { addAmounts, compareAmounts } from '#shared/money/amount.ts';

const EVERY_MS = 4_000;

/** The server ends a deposit within this time after its end. */
const EXPIRY_MS = 20_000;

type DepositViewProps = { readonly depositId: string; readonly onBack: () => void };

/** A deposit: how to pay it while it is pending, its steps, and the receipt (WALLET-11). */
export function DepositView({ depositId, onBack }: DepositViewProps) {
  const { t } = useTranslation();
  const query = useDeposit(depositId);
  return (
    <div className="grid gap-4">
      <RecordPage
        query={query}
        back={{ label: t('deposit.back'), onBack }}
        gone={{ icon: <ReceiptText size={18} />, title: t('deposit.gone'), text: t('deposit.goneText') }}
        skeleton={<RowSkeletons rows={3} />}
        actions={({ deposit }) =>
          deposit.state !== 'pending' && (
            <Button size="sm" onClick={onBack}>
              {t('deposit.again')}
            </Button>
          )
        }
      >
        {(detail) => (
          <div className="grid items-start gap-7 xl:grid-cols-[minmax(0,1fr)_344px]">
            {detail.instruction && (
              <div className="xl:order-last">
                <PaymentCard detail={detail} instruction={detail.instruction} />
              </div>
            )}
            <Record detail={detail} />
          </div>
        )}
      </RecordPage>
    </div>
  );
}

const SECOND = 1_000;

type PaymentCardProps = { readonly detail: DepositDetail; readonly instruction: DepositInstruction };

/** How to pay a pending deposit, until when, and the form by which the member says that it has paid. */
function PaymentCard({ detail: { deposit }, instruction }: PaymentCardProps) {
  const { t } = useTranslation();
  const { kind } = instruction;
  return (
    <Card className="grid gap-3.5 p-5">
      <h3 className="text-[15px] font-semibold">{t(`deposit.pays.${kind}`)}</h3>
      {kind === 'bank_transfer' && <BankTransfer instruction={instruction} />}
      {kind === 'e_wallet_qr' && <EWallet instruction={instruction} note={deposit.transferNote} />}
      {kind === 'card' && <CardPage instruction={instruction} />}
      {deposit.expiresAt !== null && <Countdown endsAt={deposit.expiresAt} />}
      {kind !== 'card' && <PaidForm deposit={deposit} />}
    </Card>
  );
}

/** The characters and the length that the contract allows. */
const REFERENCE = /^[A-Za-z0-9 ._/-]{4,60}$/;

type PaidFormProps = { readonly deposit: Pick<Deposit, 'depositId' | 'payerReference'> };

/** The member's word that it has paid, with the reference of its bank or e-wallet; it can be corrected. */
function PaidForm({ deposit: { depositId, payerReference } }: PaidFormProps) {
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

type PartProps = { readonly instruction: DepositInstruction };

function How({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm text-text-2">{children}</p>;
}

function BankTransfer({ instruction }: PartProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { payable, bankName, accountNumber, accountName, transferNote, qrContent } = instruction;
  const rows = [
    [t('deposit.bank'), bankName],
    [t('deposit.account'), accountNumber],
    [t('deposit.name'), accountName],
    [t('deposit.note'), transferNote],
  ] as const;
  return (
    <>
      {qrContent === null ? (
        <How>{t('deposit.how.bank_transfer')}</How>
      ) : (
        <>
          <PaymentCode content={qrContent} amount={write(payable)} note={transferNote}>
            {t('deposit.how.bank_qr', { name: accountName ?? '' })}
          </PaymentCode>
          <How>{t('deposit.how.bankOnThisPhone')}</How>
          <How>{t('deposit.how.byHand')}</How>
        </>
      )}
      <div className="grid gap-2">
        <CopyRow label={t('deposit.exact')} value={write(payable)} text={amountText(payable, 'en')} />
        {rows.map(([label, value]) => value !== null && <CopyRow key={label} label={label} value={value} />)}
      </div>
    </>
  );
}

type PaymentCodeProps = {
  readonly content: string | null;
  readonly amount: string;
  readonly note: string | null;
  readonly children: ReactNode;
};

/** The code for a second screen, which can be saved for an app on this one, beside how to scan it. */
function PaymentCode({ content, amount, note, children }: PaymentCodeProps) {
  const { t } = useTranslation();
  const code = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-4">
      {content !== null && (
        <div ref={code} className="grid flex-none justify-items-center gap-2">
          <QrCode value={content} name={t('deposit.qr', { amount })} size={148} />
          <Button size="sm" onClick={() => code.current && saveQrPicture(code.current, `${note}.png`)}>
            <Download size={16} aria-hidden="true" />
            {t('deposit.saveCode')}
          </Button>
        </div>
      )}
      <div className="min-w-32 flex-1">
        <How>{children}</How>
      </div>
    </div>
  );
}

/** The code, the wallet of this phone, and what a wallet is filled in with. */
function EWallet({ instruction, note }: PartProps & { readonly note: string }) {
  const { t } = useTranslation();
  const write = useMoney();
  const { payable, accountNumber, accountName, transferNote, qrContent } = instruction;
  const amount = write(payable);
  const rows = [
    [t('deposit.account'), accountNumber],
    [t('deposit.name'), accountName],
    [t('deposit.note'), transferNote ?? note],
  ] as const;
  return (
    <>
      <PaymentCode content={qrContent} amount={amount} note={note}>
        {t('deposit.how.e_wallet_qr', { name: accountName ?? '' })}
      </PaymentCode>
      <How>{t('deposit.how.onThisPhone')}</How>
      {qrContent !== null && isAppAddress(qrContent) && (
        // Only a touch screen has the app.
        <div className="hidden touch:block">
          <a href={qrContent} className={buttonClass({ variant: 'brand', size: 'lg', block: true })}>
            <ExternalLink size={18} aria-hidden="true" />
            {t('deposit.openWallet')}
          </a>
        </div>
      )}
      <div className="grid gap-2">
        <CopyRow label={t('deposit.pay')} value={amount} text={amountText(payable, 'en')} />
        {rows.map(([label, value]) => value !== null && <CopyRow key={label} label={label} value={value} />)}
      </div>
    </>
  );
}

/** Whether what a code says is an address that the wallet's app opens: some codes only list data. */
function isAppAddress(content: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(content) && !/^(javascript|data|vbscript|blob|file):/i.test(content);
}

function CardPage({ instruction: { redirectUrl } }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <How>{t('deposit.how.card')}</How>
      {redirectUrl !== null && (
        <a href={redirectUrl} target="_blank" rel="noopener" className={buttonClass({ variant: 'brand', size: 'lg' })}>
          <ExternalLink size={18} aria-hidden="true" />
          {t('deposit.openCard')}
        </a>
      )}
    </>
  );
}

type CopyRowProps = {
  readonly label: string;
  readonly value: string;
  /** The copied text, where it is not the shown one. */
  readonly text?: string;
};

/** A value of the payment with a button that copies it. */
function CopyRow({ label, value, text = value }: CopyRowProps) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('deposit.copied', { what: label })),
      () => toast.error(t('errors.unknown')),
    );
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-surface-2 py-2 pr-2.5 pl-3.5">
      <dl className="min-w-0">
        <dt className="text-xs text-text-3">{label}</dt>
        <dd className="num wrap-anywhere">{value}</dd>
      </dl>
      {/* Only a secure page has a clipboard. */}
      {navigator.clipboard && (
        <IconButton size="sm" label={t('deposit.copy', { what: label })} onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

/** The time left to pay. Screen readers read it on demand, so that it does not speak every second. */
function Countdown({ endsAt }: { readonly endsAt: string }) {
  const { t } = useTranslation();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(endsAt) - time;
  if (left <= 0) return <p className="text-sm text-text-2">{t('deposit.over')}</p>;
  return (
    <p className="flex items-center gap-1.5 text-sm text-text-2">
      <Clock size={14} aria-hidden="true" />
      {t('deposit.goodFor')}
      <span role="timer" aria-label={t('deposit.timeLeft')} className="num text-text-1">
        {minutesAndSeconds(left)}
      </span>
    </p>
  );
}

function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

function Record({ detail }: { readonly detail: DepositDetail }) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const { deposit, timeline, balanceAfter } = detail;
  const { creditedAmount, payerReference } = deposit;
  const facts: readonly Fact[] = [
    { label: t('deposit.pay'), value: write(deposit.amount), numeric: true },
    { label: t('deposit.fee'), value: write(deposit.fee), numeric: true },
    ...(creditedAmount === null ? [] : [{ label: t('deposit.receive'), value: write(creditedAmount), numeric: true }]),
    ...(balanceAfter === null ? [] : [{ label: t('deposit.after'), value: write(balanceAfter), numeric: true }]),
    ...(payerReference === null ? [] : [{ label: t('deposit.sent'), value: payerReference, numeric: true }]),
    { label: t('deposit.number'), value: deposit.depositId, numeric: true },
  ];
  const isRefused = deposit.state === 'failed' || deposit.state === 'reversed';
  const steps: readonly Step[] = timeline.map(({ state, at, by }) => ({
    id: `${state} ${at}`,
    title: t(`deposit.state.${state}`),
    at,
    by: t(`deposit.by.${by}`),
    ...(state === deposit.state && isRefused && { note: deposit.failure }),
  }));
  return (
    <Card className="p-5">
      <RecordDetails
        icon={<Wallet size={20} aria-hidden="true" className="mt-1 flex-none text-text-3" />}
        title={t('deposit.record', { note: deposit.transferNote })}
        subtitle={`${deposit.methodName} · ${dates.write(Date.parse(deposit.createdAt))}`}
        state={deposit.state}
        badge={<DepositBadge {...deposit} />}
        facts={facts}
        timeline={steps}
      >
        <Outcome detail={detail} />
        <OtherAmount deposit={deposit} />
        {deposit.promotionRefusal !== null && (
          <p className="text-sm text-warn">{t('deposit.noBonus', { reason: deposit.promotionRefusal })}</p>
        )}
      </RecordDetails>
    </Card>
  );
}

/** The result in a sentence, announced when it changes. */
function Outcome({ detail: { deposit } }: { readonly detail: DepositDetail }) {
  const { t } = useTranslation();
  const write = useMoney();
  const { state, creditedAmount, failure } = deposit;
  const isDone = state === 'credited' && creditedAmount !== null;
  const isRefused = state === 'failed' || state === 'reversed';
  const text = isDone
    ? t('deposit.done', { amount: write(creditedAmount) })
    : isRefused
      ? failure
      : state === 'paid'
        ? t('deposit.paidNow')
        : state === 'expired'
          ? t('deposit.expired')
          : null;
  return (
    <div
      role="status"
      className={cn(
        'flex items-center gap-2.5 text-sm empty:hidden',
        isDone && 'text-success',
        isRefused && 'text-danger',
      )}
    >
      {isDone && <CircleCheck size={18} aria-hidden="true" className="flex-none" />}
      {isRefused && <CircleX size={18} aria-hidden="true" className="flex-none" />}
      {text !== null && <p>{text}</p>}
    </div>
  );
}

/** Why more or less was credited than the member said to pay; nothing where just that arrived. */
function OtherAmount({ deposit: { amount, fee, creditedAmount } }: { readonly deposit: Deposit }) {
  const { t } = useTranslation();
  const write = useMoney();
  if (creditedAmount === null) return null;
  const arrived = addAmounts(creditedAmount, fee);
  if (compareAmounts(arrived, amount) === 0) return null;
  return (
    <p className="text-sm text-text-2">
      {t('deposit.otherAmount', { arrived: write(arrived), announced: write(amount) })}
    </p>
  );
}

/** A deposit, kept fresh until it has ended. The stream reports a credit and a failure, but no expiry. */
function useDeposit(depositId: string) {
  const queries = useQueryClient();
  const query = useGetDeposit(depositId);
  const { refetch, dataUpdatedAt } = query;
  const deposit = query.data?.deposit;
  const state = deposit?.state;
  const endsAt = deposit && endOf(deposit);
  usePolling({ enabled: state === 'pending' || state === 'paid', everyMs: EVERY_MS, refetch });

  // Each answer starts the timer again, so that a late expiry is seen too.
  useEffect(() => {
    if (endsAt === undefined || dataUpdatedAt === 0) return;
    const timer = setTimeout(() => inBackground(() => void refetch()), Math.max(endsAt - now(), 0) + EXPIRY_MS);
    return () => clearTimeout(timer);
  }, [endsAt, dataUpdatedAt, refetch]);

  useEffect(() => {
    if (state !== undefined) void queries.invalidateQueries({ queryKey: getListDepositsQueryKey() });
  }, [state, queries]);

  return query;
}

function endOf({ state, expiresAt }: Deposit): number | undefined {
  return state === 'pending' && expiresAt !== null ? Date.parse(expiresAt) : undefined;
}

const tones = {
  pending: 'warn',
  paid: 'info',
  credited: 'success',
  failed: 'danger',
  expired: 'neutral',
  reversed: 'danger',
} as const;

type Told = Pick<Deposit, 'reportedAt'> & { readonly state: DepositState };

/** The state of a deposit in a word; one that waits for an operator says so. */
export function DepositBadge(deposit: Told) {
  const { t } = useTranslation();
  return <Badge tone={isChecked(deposit) ? 'info' : tones[deposit.state]}>{depositStateText(t, deposit)}</Badge>;
}

/** The same word as text. */
export function depositStateText(t: TFunction, deposit: Told): string {
  return isChecked(deposit) ? t('deposit.reported') : t(`deposit.state.${deposit.state}`);
}

function isChecked({ state, reportedAt }: Told): boolean {
  return state === 'pending' && reportedAt !== null;
}
