import { useTranslation } from 'react-i18next';
import type { ContractBillDetail } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';

/** Why a bill waits or was denied, when it expires, and when the rest of it is paid; nothing where all is plain. */
export function BillNotes({ detail: { bill, reason, expiresAt } }: { readonly detail: ContractBillDetail }) {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  if (reason === null && expiresAt === null && bill.restAt === null) return null;
  const at = (moment: string) => dates.write(Date.parse(moment));
  return (
    <div className="grid gap-1 text-sm text-text-2">
      {reason !== null && <p className="wrap-anywhere">{reason}</p>}
      {expiresAt !== null && <p>{t('contracts.expires', { at: at(expiresAt) })}</p>}
      {bill.restAt !== null && (
        <p>{t('contracts.paidInPart', { paid: write(bill.paid), net: write(bill.net), at: at(bill.restAt) })}</p>
      )}
    </div>
  );
}
