import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTeamChildren } from '#generated/client/agent/agent.ts';
import { useGetContractBasis } from '#generated/client/contract/contract.ts';
import type { Contract, ContractKind, TeamMember } from '#generated/model/index.ts';
import { listTeamChildrenQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { SearchChoice, type SearchOption } from '#portal/ui/search-choice.tsx';
import { AccountFace, typeName } from '../accounts.tsx';
import { TermsTable } from './contract-parts.tsx';
import { Proposal } from './proposal.tsx';

type ProposeFormProps = {
  readonly kind: ContractKind;
  /** The direct downline that the address names. */
  readonly downline: string | undefined;
  readonly onClose: () => void;
  readonly onOpen: (contractId: string) => void;
};

/** Proposes a contract to an agent directly below, who is chosen first where the address names none. */
export function ProposeForm({ kind, downline, onClose, onOpen }: ProposeFormProps) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<SearchOption>();
  const downlineId = picked?.value ?? downline;
  const query = useGetContractBasis(
    { kind, downlineId: downlineId ?? '' },
    // The draft begins with the terms in force, which a signature or an end may have replaced.
    { query: { enabled: downlineId !== undefined, gcTime: 0 } },
  );
  const back = useRef<HTMLButtonElement>(null);
  // The button that opened the form is gone.
  useEffect(() => back.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <Button ref={back} size="sm" variant="ghost" className="justify-self-start" onClick={onClose}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t('contracts.back')}
      </Button>
      {downline === undefined && (
        <Card className="grid min-w-0 gap-3 p-4 sm:px-5">
          <h3 className="text-[15px] font-semibold">{t('contracts.newOf', { kind: t(`contracts.kind.${kind}`) })}</h3>
          <p className="text-sm text-text-2">{t('contracts.newText')}</p>
          <AgentChoice chosen={picked} onChoose={setPicked} />
        </Card>
      )}
      {downlineId !== undefined &&
        (query.data ? (
          <OpenOrDraft
            key={downlineId}
            basis={query.data}
            cameAt={query.dataUpdatedAt}
            onClose={onClose}
            onOpen={onOpen}
          />
        ) : (
          <LoadState query={query} />
        ))}
    </div>
  );
}

const SHOWN = 20;

type AgentChoiceProps = {
  readonly chosen: SearchOption | undefined;
  readonly onChoose: (agent: SearchOption) => void;
};

/** Finds one of the agents directly below by name, however many there are; the server searches. */
function AgentChoice({ chosen, onChoose }: AgentChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useListTeamChildren(
    { agentsOnly: true, pageSize: SHOWN, ...(search !== '' && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const optionOf = ({ id, account, nickname, type }: TeamMember): SearchOption => ({
    value: id,
    label: account,
    detail: `${nickname}, ${t(`team.type.${typeName(type)}`)}`,
  });
  if (query.error !== null) return <FailureNote error={query.error} onRetry={() => void query.refetch()} />;
  const { content = [], totalElements = 0 } = query.data ?? {};
  if (query.data && search === '' && typed === '' && !query.isPlaceholderData && totalElements === 0) {
    return <Card className="p-4 text-text-2">{t('contracts.nobody')}</Card>;
  }
  const isSearching = query.isPending || query.isPlaceholderData || search !== typed.trim();
  const found = t('contracts.found', { count: totalElements });
  return (
    <SearchChoice
      label={t('contracts.downline')}
      chosen={chosen}
      options={content.map(optionOf)}
      status={
        isSearching
          ? t('contracts.searching')
          : totalElements > content.length
            ? `${found} ${t('contracts.typeMore')}`
            : found
      }
      maxLength={listTeamChildrenQuerySearchMax}
      onType={setTyped}
      onChoose={onChoose}
    />
  );
}

/** The proposal that is open, or a draft. One that comes from elsewhere stands above the draft and takes nothing. */
function OpenOrDraft({ basis, onOpen, ...rest }: ComponentProps<typeof Proposal> & Pick<ProposeFormProps, 'onOpen'>) {
  const [drafted, setDrafted] = useState(false);
  if (!drafted && basis.open === null) setDrafted(true);
  return (
    <>
      {basis.open && <OpenProposal open={basis.open} onOpen={onOpen} />}
      {drafted && <Proposal basis={basis} {...rest} />}
    </>
  );
}

type OpenProposalProps = {
  readonly open: Contract;
  readonly onOpen: (contractId: string) => void;
};

/** A proposal that waits for an answer. The server would refuse a second one, so no draft is offered. */
function OpenProposal({ open: { contractId, kind, downline, terms, createdAt }, onOpen }: OpenProposalProps) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <Card className="grid min-w-0 gap-4 p-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <AccountFace account={downline.account} size="lg" />
        <div className="grid min-w-0 flex-1 basis-60">
          <h3 className="text-[15px] font-semibold wrap-anywhere">
            {t('contracts.openFor', { name: downline.account })}
          </h3>
          <p className="text-sm text-text-2">{t('contracts.openText', { at: dates.write(Date.parse(createdAt)) })}</p>
        </div>
        <Button variant="brand" onClick={() => onOpen(contractId)}>
          {t('contracts.openShow')}
        </Button>
      </div>
      <TermsTable kind={kind} terms={terms} />
    </Card>
  );
}
