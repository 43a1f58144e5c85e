import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetTeamMember } from '../../../../../generated/client/agent/agent.ts';
import { checkContractConflicts, proposeContract } from '../../../../../generated/client/contract/contract.ts';
import type { ContractConflicts, ContractKind } from '../../../../../generated/client/model/index.ts';
import { FailureNote } from '../../../entities/session/failure-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { SearchOption } from '../../../ui/search-choice.tsx';
import { toast } from '../../../ui/toast.ts';
import { AgentChoice, useAgentOption } from './agent-choice.tsx';
import { ConflictList } from './conflict-list.tsx';
import { type Draft, emptyTier, termsIn } from './draft.ts';
import { Simulator } from './simulator.tsx';
import { TierFields } from './tier-fields.tsx';

type ProposeFormProps = {
  readonly kind: ContractKind;
  /** The direct downline that is chosen at first. */
  readonly downline: string | undefined;
  readonly onClose: () => void;
};

/** Proposes a contract to an agent directly below; what it would end is shown and accepted first (CONTRACT-06). */
export function ProposeForm({ kind, downline, onClose }: ProposeFormProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [picked, setPicked] = useState<SearchOption>();
  const preset = useGetTeamMember(downline ?? '', {}, { query: { enabled: downline !== undefined } }).data;
  const option = useAgentOption();
  const chosen = picked ?? (preset && option(preset.member));
  const [draft, setDraft] = useState<Draft>({ tiers: [emptyTier(1)], activeMinimum: '0', carryOver: 'none' });
  const [shown, setShown] = useState<ContractConflicts>();
  const terms = termsIn(draft, kind);
  const downlineId = chosen?.value;
  const propose = useMutation({
    mutationFn: async () => {
      if (terms === undefined || downlineId === undefined) return false;
      const payload = { kind, downlineId, terms };
      const conflicts = await checkContractConflicts(payload);
      const { conflictHash } = conflicts;
      if (conflictHash !== null && conflictHash !== shown?.conflictHash) {
        setShown(conflicts);
        return false;
      }
      await proposeContract({ ...payload, ...(conflictHash !== null && { conflictHash }) });
      return true;
    },
    onSuccess: (isProposed) => {
      if (!isProposed) return;
      toast.success(t('contracts.proposed'));
      void queries.invalidateQueries();
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!propose.isPending) propose.mutate();
  }
  const asksAgain = shown !== undefined && shown.conflictHash !== null;
  return (
    <div className="grid gap-4">
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={onClose}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t('contracts.back')}
      </Button>
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Card className="min-w-0 p-5">
          <form onSubmit={submit} className="grid gap-4">
            <h3 className="text-[15px] font-semibold">{t('contracts.newOf', { kind: t(`contracts.kind.${kind}`) })}</h3>
            <p className="text-sm text-text-2">{t('contracts.newText')}</p>
            <AgentChoice
              chosen={chosen}
              onChoose={(agent) => {
                setPicked(agent);
                setShown(undefined);
              }}
            />
            <TierFields
              kind={kind}
              draft={draft}
              onChange={(next) => {
                setDraft(next);
                setShown(undefined);
              }}
            />
            {asksAgain && <ConflictList conflicts={shown.conflicts} />}
            {propose.error !== null && <FailureNote error={propose.error} onRetry={() => propose.mutate()} />}
            <Button
              type="submit"
              variant="brand"
              disabled={terms === undefined || downlineId === undefined}
              loading={propose.isPending}
            >
              {t(asksAgain ? 'contracts.sendAnyway' : 'contracts.send')}
            </Button>
          </form>
        </Card>
        <Simulator kind={kind} terms={terms} />
      </div>
    </div>
  );
}
