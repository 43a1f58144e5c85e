import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTeamChildren } from '../../../../../generated/client/agent/agent.ts';
import { listTeamChildrenDefaults } from '../../../../../generated/client/defaults.ts';
import type { TeamMember } from '../../../../../generated/client/model/index.ts';
import { LoadState } from '../../../entities/loading/load-state.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { cn } from '../../../lib/cn.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';

type BranchProps = {
  /** The node whose direct downlines are shown; without it the agent of the session. */
  readonly parentId: string | undefined;
  /** The member whose line the table shows. */
  readonly chosen: string | undefined;
  readonly onOpen: (memberId: string) => void;
};

const MOST = 100;

/** Those directly below a node, the largest lines first; each opens in place. */
export function TeamBranch({ parentId, chosen, onOpen }: BranchProps) {
  const { t } = useTranslation();
  const [pageSize, setPageSize] = useState<number>(listTeamChildrenDefaults.pageSize);
  const query = useListTeamChildren({ ...(parentId && { parentId }), pageNo: 1, pageSize });
  const { data } = query;
  if (data === undefined) return <LoadState query={query} />;
  return (
    <ul className={cn('grid gap-0.5', parentId && 'ml-3 border-l border-line pl-2')}>
      {data.content.map((member) => (
        <BranchNode key={member.id} member={member} chosen={chosen} onOpen={onOpen} />
      ))}
      {data.totalElements > pageSize && pageSize < MOST && (
        <li>
          <Button size="sm" onClick={() => setPageSize(MOST)}>
            {t('team.manage.more')}
          </Button>
        </li>
      )}
    </ul>
  );
}

type NodeProps = Pick<BranchProps, 'chosen' | 'onOpen'> & { readonly member: TeamMember };

function BranchNode({ member, chosen, onOpen }: NodeProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { id, account, directCount, teamCount } = member;
  const isChosen = id === chosen;
  return (
    <li className="min-w-0">
      <span className={cn('flex items-center gap-1 rounded-md pr-2 text-sm', isChosen && 'bg-surface-3')}>
        {directCount > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('team.manage.open', { account })}
            className="target grid size-8 flex-none place-items-center text-text-2"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronDown size={16} aria-hidden="true" /> : <ChevronRight size={16} aria-hidden="true" />}
          </button>
        ) : (
          <span className="size-8 flex-none" />
        )}
        <button
          type="button"
          aria-current={isChosen || undefined}
          className="target min-w-0 flex-1 truncate py-1.5 text-left"
          onClick={() => onOpen(id)}
        >
          {account}
        </button>
        <span className="num text-xs text-text-2">{formatNumber(teamCount - 1, locale)}</span>
      </span>
      {isOpen && <TeamBranch parentId={id} chosen={chosen} onOpen={onOpen} />}
    </li>
  );
}
