import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { disputeWithdrawal } from '#generated/client/wallet/wallet.ts';
import { DisputeReason } from '#generated/model/index.ts';
import { disputeWithdrawalBodyTextMax } from '#generated/zod/wallet/wallet.ts';
import { MoneyFailure } from '#portal/entities/money/money-failure.tsx';
import { useMoneyForm } from '#portal/entities/money/use-money-form.ts';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { TextArea } from '#portal/ui/text-area.tsx';
import { toast } from '#portal/ui/toast.ts';
import { useKeepWithdrawal } from './use-answer.ts';

type NotReceivedProps = {
  readonly withdrawalId: string;
  readonly owner: string;
  readonly onClose: () => void;
};

const reasons = Object.values(DisputeReason);

/** Reports that a withdrawal has not arrived, which stops the clock. What is typed survives a reload. */
export function NotReceived({ withdrawalId, owner, onClose }: NotReceivedProps) {
  const { t } = useTranslation();
  const keep = useKeepWithdrawal();
  const form = useMoneyForm({
    form: `withdrawal-dispute-${withdrawalId}`,
    owner,
    initial: { reason: 'not_arrived', text: '' },
    send: async (texts) => {
      const reason = reasons.find((one) => one === texts.reason) ?? 'not_arrived';
      const text = texts.text.trim();
      keep(await disputeWithdrawal(withdrawalId, { reason, ...(text && { text }) }));
    },
    onDone: () => {
      toast.success(t('withdraw.ask.disputed'));
      onClose();
    },
  });
  return (
    <Modal
      title={t('withdraw.dispute.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:max-w-130"
    >
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.submit();
        }}
        className="grid gap-4 px-6 pt-1 pb-6"
      >
        <fieldset className="grid gap-1">
          <legend className="sr-only">{t('withdraw.dispute.title')}</legend>
          {reasons.map((reason) => (
            <label key={reason} className="flex min-h-touch cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="reason"
                checked={form.texts.reason === reason}
                onChange={() => form.set('reason', reason)}
                className="size-4 flex-none accent-(--brand-graphic)"
              />
              {t(`withdraw.dispute.${reason}`)}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t('withdraw.dispute.text')}
          rows={3}
          maxLength={disputeWithdrawalBodyTextMax}
          value={form.texts.text}
          counter={`${form.texts.text.length}/${disputeWithdrawalBodyTextMax}`}
          onChange={(event) => form.set('text', event.target.value)}
        />
        <MoneyFailure form={form} />
        <Button type="submit" variant="brand" size="lg" block loading={form.sending}>
          {t('withdraw.dispute.send')}
        </Button>
      </form>
    </Modal>
  );
}
