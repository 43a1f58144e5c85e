import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTeamChildren } from '#generated/client/agent/agent.ts';
import type { TeamMember } from '#generated/model/index.ts';
import { listTeamChildrenQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Card } from '#portal/ui/card.tsx';
import { SearchChoice, type SearchOption } from '#portal/ui/search-choice.tsx';
import { typeName } from '../type-name.ts';

const SHOWN = 20;

type AgentChoiceProps = {
  readonly chosen: SearchOption | undefined;
  readonly onChoose: (agent: SearchOption) => void;
};

/** Finds one of the agents directly below by name, however many there are; the server searches. */
export function AgentChoice({ chosen, onChoose }: AgentChoiceProps) {
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
