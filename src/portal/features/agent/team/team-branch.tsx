import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTeamChildren } from '#generated/client/agent/agent.ts';
import { listTeamChildrenDefaults } from '#generated/client/defaults.ts';
import type { TeamMember } from '#generated/model/index.ts';
import { listTeamChildrenQueryPageSizeMax } from '#generated/zod/agent/agent.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { AccountFace } from '../account-face.tsx';

type BranchProps = {
  /** The node whose direct downlines are shown; without it the agent of the session. */
  readonly parentId: string | undefined;
  /** The member whose line the table shows; without it the whole team. */
  readonly chosen: string | undefined;
  readonly onOpen: (memberId: string | undefined) => void;
};

/** The tree of the team from its agent on, whose direct downlines are open at first. */
export function TeamTree({ chosen, onOpen }: Pick<BranchProps, 'chosen' | 'onOpen'>) {
  const query = useListTeamChildren({ pageNo: 1, pageSize: listTeamChildrenDefaults.pageSize });
  // Where the table stands below, since both have no room side by side, a long tree would hide it.
  const isBeside = useMediaQuery('(width >= 1440px)');
  if (query.data === undefined) {
    return <LoadState query={query} skeleton={isBeside ? undefined : <Skeleton className="h-10" />} />;
  }
  const { node } = query.data;
  return (
    <ul className="grid">
      <BranchNode
        member={node}
        chosen={chosen ?? node.id}
        startsOpen={isBeside}
        onOpen={(id) => onOpen(id === node.id ? undefined : id)}
      />
    </ul>
  );
}

/** Those directly below a node, the largest lines first; each opens in place. */
function TeamBranch({ parentId, chosen, onOpen }: BranchProps) {
  const { t } = useTranslation();
  const [pageSize, setPageSize] = useState<number>(listTeamChildrenDefaults.pageSize);
  const query = useListTeamChildren({ ...(parentId && { parentId }), pageNo: 1, pageSize });
  const { data } = query;
  if (data === undefined) return <LoadState query={query} />;
  const hidden = Math.min(data.totalElements, listTeamChildrenQueryPageSizeMax) - data.content.length;
  return (
    <>
      <ul className="ml-4">
        {data.content.map((member) => (
          <BranchNode key={member.id} member={member} chosen={chosen} onOpen={onOpen} isBelow />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          size="sm"
          variant="ghost"
          className="mt-1 justify-self-center"
          onClick={() => setPageSize(listTeamChildrenQueryPageSizeMax)}
        >
          {t('team.manage.more', { count: hidden })}
        </Button>
      )}
    </>
  );
}

type NodeProps = Pick<BranchProps, 'chosen' | 'onOpen'> & {
  readonly member: TeamMember;
  readonly startsOpen?: boolean;
  /** Draws the lines that lead to it from above. */
  readonly isBelow?: boolean;
};

const GUIDES =
  'relative before:absolute before:-left-0.5 before:-top-2 before:h-7 before:w-2.5 before:rounded-bl-sm before:border-b before:border-l before:border-line-strong not-last:after:absolute not-last:after:-left-0.5 not-last:after:inset-y-0 not-last:after:border-l not-last:after:border-line-strong';

function BranchNode({ member, chosen, onOpen, startsOpen = false, isBelow }: NodeProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(startsOpen);
  const { id, account, directCount, teamCount, level } = member;
  const isChosen = id === chosen;
  return (
    <li className={cn('grid min-w-0', isBelow && GUIDES)}>
      <span className={cn('flex h-10 items-center gap-1.5 rounded-md pr-2.5 text-sm', isChosen && 'bg-surface-3')}>
        {directCount > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('team.manage.open', { account })}
            className="target grid size-6 flex-none place-items-center text-text-3"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />}
          </button>
        ) : (
          <span className="size-6 flex-none" />
        )}
        <AccountFace account={account} size="sm" />
        <button
          type="button"
          aria-current={isChosen || undefined}
          className={cn('target min-w-0 flex-1 truncate py-1.5 text-left', isChosen ? 'font-semibold' : 'text-text-2')}
          onClick={() => onOpen(id)}
        >
          {account}
        </button>
        {teamCount > 1 && <span className="num text-xs text-text-3">{formatNumber(teamCount - 1, locale)}</span>}
      </span>
      {isOpen && <TeamBranch parentId={level === 0 ? undefined : id} chosen={chosen} onOpen={onOpen} />}
    </li>
  );
}
