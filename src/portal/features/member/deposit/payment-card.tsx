import { Clock, Copy, Download, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositDetail, DepositInstruction } from '#generated/model/index.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { amountText } from '#portal/entities/money/amount-text.ts';
import { QrCode } from '#portal/entities/qr/qr-code.tsx';
import { saveQrPicture } from '#portal/entities/qr/save-qr-picture.ts';
import { now } from '#portal/lib/clock.ts';
import { Button } from '#portal/ui/button.tsx';
import { buttonClass } from '#portal/ui/button-class.ts';
import { Card } from '#portal/ui/card.tsx';
import { IconButton } from '#portal/ui/icon-button.tsx';
import { toast } from '#portal/ui/toast.ts';
import { PaidForm } from './paid-form.tsx';

const SECOND = 1_000;

type PaymentCardProps = { readonly detail: DepositDetail; readonly instruction: DepositInstruction };

/** How to pay a pending deposit, until when, and the form by which the member says that it has paid. */
export function PaymentCard({ detail: { deposit }, instruction }: PaymentCardProps) {
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

type PartProps = { readonly instruction: DepositInstruction };

function How({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm text-text-2">{children}</p>;
}

function BankTransfer({ instruction }: PartProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { payable, bankName, accountNumber, accountName, transferNote } = instruction;
  const rows = [
    [t('deposit.bank'), bankName],
    [t('deposit.account'), accountNumber],
    [t('deposit.name'), accountName],
    [t('deposit.note'), transferNote],
  ] as const;
  return (
    <>
      <How>{t('deposit.how.bank_transfer')}</How>
      <div className="grid gap-2">
        <CopyRow label={t('deposit.exact')} value={write(payable)} text={amountText(payable, 'en')} />
        {rows.map(([label, value]) => value !== null && <CopyRow key={label} label={label} value={value} />)}
      </div>
    </>
  );
}

/** The code for a second screen, and what a wallet on this one is filled in with. */
function EWallet({ instruction, note }: PartProps & { readonly note: string }) {
  const { t } = useTranslation();
  const write = useMoney();
  const code = useRef<HTMLDivElement>(null);
  const { payable, accountNumber, accountName, transferNote, qrContent } = instruction;
  const amount = write(payable);
  const rows = [
    [t('deposit.account'), accountNumber],
    [t('deposit.name'), accountName],
    [t('deposit.note'), transferNote ?? note],
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        {qrContent !== null && (
          <div ref={code} className="grid flex-none justify-items-center gap-2">
            <QrCode value={qrContent} name={t('deposit.qr', { amount })} size={148} />
            <Button size="sm" onClick={() => code.current && saveQrPicture(code.current, `${note}.png`)}>
              <Download size={16} aria-hidden="true" />
              {t('deposit.saveCode')}
            </Button>
          </div>
        )}
        <div className="min-w-32 flex-1">
          <How>{t('deposit.how.e_wallet_qr', { name: accountName ?? '' })}</How>
        </div>
      </div>
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
