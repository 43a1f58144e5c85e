import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  agreeToTermination,
  rejectContract,
  signContract,
  terminateContract,
  useListContractConflicts,
  withdrawContract,
} from '#generated/client/contract/contract.ts';
import type { ContractAction, ContractDetail } from '#generated/model/index.ts';
import { terminateContractBodyReasonMax } from '#generated/zod/contract/contract.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { TextArea } from '#portal/ui/text-area.tsx';
import { AgreedWords } from './agreed-words.tsx';
import { ConflictTable } from './conflict-table.tsx';

type ActDialogProps = {
  readonly action: ContractAction;
  readonly detail: ContractDetail;
  readonly onDone: (after: ContractDetail) => void;
  readonly onCancel: () => void;
};

/** Asks before an act on a contract. A signature shows what it ends; a refusal and an end need words. */
export function ActDialog({ action, detail: { contract, versions }, onDone, onCancel }: ActDialogProps) {
  const { t } = useTranslation();
  const { contractId, version } = contract;
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [wantsWords, setWantsWords] = useState(false);
  const needsWords = action === 'reject' || action === 'terminate';
  const signs = action === 'sign';
  const conflicts = useListContractConflicts(contractId, { query: { enabled: signs, gcTime: 0 } });
  const act = useMutation({
    mutationFn: () => {
      const words = { version, reason: reason.trim() };
      if (action === 'reject') return rejectContract(contractId, words);
      if (action === 'terminate') return terminateContract(contractId, words);
      if (action === 'withdraw') return withdrawContract(contractId, { version });
      if (action === 'agree_termination') return agreeToTermination(contractId, { version });
      const conflictHash = conflicts.data?.conflictHash ?? null;
      return signContract(contractId, {
        version,
        textHash: versions[0]?.textHash ?? '',
        ...(conflictHash !== null && { conflictHash }),
      });
    },
    onSuccess: onDone,
    // The other side may have acted: the next answer goes to what is shown then.
    onError: () => void queries.invalidateQueries(),
  });
  const isGone = act.error !== null && !contract.actions.includes(action);
  const send = () => {
    if (needsWords && reason.trim() === '') setWantsWords(true);
    else if (!signs || conflicts.data) act.mutate();
  };
  return (
    <ConfirmDialog
      title={t(`contracts.ask.${action}`)}
      body={
        <div className="grid gap-3">
          <p>{t(`contracts.consequence.${action}`)}</p>
          {signs && (
            <div className="rounded-md bg-surface-2 p-3 text-sm">
              <AgreedWords version={versions[0]} />
            </div>
          )}
          {signs && conflicts.data && conflicts.data.conflicts.length > 0 && (
            <div className="overflow-hidden rounded-md border border-line">
              <ConflictTable conflicts={conflicts.data.conflicts} />
            </div>
          )}
          {signs && conflicts.error !== null && (
            <FailureNote error={conflicts.error} onRetry={() => void conflicts.refetch()} />
          )}
          {needsWords && !isGone && (
            <TextArea
              label={t('contracts.reason')}
              rows={3}
              maxLength={terminateContractBodyReasonMax}
              value={reason}
              error={wantsWords && reason.trim() === '' ? t('contracts.reasonMissing') : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
          {act.error !== null && <FailureNote error={act.error} onRetry={send} />}
        </div>
      }
      cancelLabel={isGone ? undefined : t('contracts.cancel')}
      confirmLabel={isGone ? t('common.close') : t(`contracts.action.${action}`)}
      tone={needsWords && !isGone ? 'danger' : 'brand'}
      loading={act.isPending || (signs && conflicts.isFetching)}
      onCancel={onCancel}
      onConfirm={isGone ? onCancel : send}
    />
  );
}
