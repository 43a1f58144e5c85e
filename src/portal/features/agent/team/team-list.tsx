import { keepPreviousData } from '@tanstack/react-query';
import { ChevronDown, ChevronRight, FilePlus, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listTeam, useGetTeamMember, useListTeam, useListTeamChildren } from '#generated/client/agent/agent.ts';
import { listTeamChildrenDefaults, listTeamDefaults } from '#generated/client/defaults.ts';
import {
  AgentType,
  type ListTeamParams,
  ListTeamSort,
  type TeamMember,
  type TeamMemberCard,
  type TeamPathStep,
} from '#generated/model/index.ts';
import { listTeamChildrenQueryPageSizeMax, listTeamQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { AccountFace, typeName } from '../accounts.tsx';
import { agentsOrder, GrantedCell, proposalPanel } from '../contracts/contract-parts.tsx';
import { useTeamColumns, useTeamFileColumns } from './use-team-columns.tsx';

/** The team as a tree and as a table of the line that the tree names. */
export function TeamList() {
  const { t } = useTranslation();
  const panel = usePanel();
  const list = useListState(teamSpec, panel);
  const query = useListTeam(agentsOrder(list.query), { query: list.options });
  const { show } = list;
  const { line, isPending } = useLine(list.filters.uplineId, list.query);
  const open = (uplineId: string | undefined) => show({ filters: { uplineId } });
  const isTop = list.filters.uplineId === undefined;
  const columns = useTeamColumns(query.data);
  const fileColumns = useTeamFileColumns(columns);
  const { type } = list.filters;
  const possible = line ? typesOfLine(line.member.type) : teamTypes;
  // A type that was chosen in a higher line stays in sight, so that it can be taken back.
  const types = teamTypes.filter((each) => each === type || possible.includes(each));
  return (
    <div className="grid items-start gap-4 min-[1440px]:grid-cols-[264px_minmax(0,1fr)]">
      <Card className="grid min-w-0 gap-1 px-2.5 py-3">
        <h3 className="px-2.5 pt-1 pb-2 text-[15px] font-semibold">{t('team.manage.line')}</h3>
        <TeamTree chosen={list.filters.uplineId} onOpen={open} />
      </Card>
      <div className="grid min-w-0 gap-3.5">
        {line ? <LineHead card={line} /> : isPending && <LineHeadSkeleton isTop={isTop} />}
        <DataList
          title={t('team.manage.title')}
          list={list}
          query={query}
          columns={columns}
          fileColumns={fileColumns}
          rowId={({ member }) => member.id}
          isDense
          inTitleRow="full"
          summary={line ? <LinePath path={line.path} onOpen={open} /> : isPending && <LinePathSkeleton isTop={isTop} />}
          searchLabel={t('team.search')}
          filters={
            <FilterSelect
              label={t('team.column.type')}
              all={t('team.allTypes')}
              value={type === undefined ? undefined : String(type)}
              options={types.map((value) => ({ value: String(value), label: t(`team.type.${typeName(value)}`) }))}
              onChange={(wanted) => show({ filters: { type: types.find((each) => String(each) === wanted) } })}
            />
          }
          empty={{ icon: <Users size={18} />, title: t('team.manage.emptyTitle'), text: t('team.manage.emptyText') }}
          source={{ name: 'team', fetchPage: (params, signal) => listTeam(agentsOrder(params), signal) }}
        />
      </div>
    </div>
  );
}

/** The types that the team has; trial accounts have no upline. */
const teamTypes = Object.values(AgentType).filter((type) => type !== 4);

/** From the top of a line to its end. */
const ranks: readonly AgentType[] = [1, 2, 41, 42, 0];

/** The types that the line of somebody of a type may hold, its head included. */
const typesOfLine = (head: AgentType) => teamTypes.filter((type) => ranks.indexOf(type) >= ranks.indexOf(head));

/** What the address of the team may ask for. */
export const teamSpec: ListSpec<ListTeamParams> = {
  pageSize: 20,
  range: 'month',
  search: listTeamQuerySearchMax,
  filters: { uplineId: /^\d{1,16}$/, type: teamTypes },
  sort: { values: Object.values(ListTeamSort), usual: listTeamDefaults.sort },
};

type LinePathProps = {
  readonly path: readonly TeamPathStep[];
  /** Shows the line of a step; undefined is the whole team. */
  readonly onOpen: (memberId: string | undefined) => void;
};

const LINE = 'border-b border-line px-4 py-2 sm:px-5';

/** The way from the agent down to whose line is shown; each step above opens its line. */
function LinePath({ path, onOpen }: LinePathProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('team.manage.path')} className={LINE}>
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm">
        {path.map(({ id, account }, place) => (
          <li key={id} className="flex items-center gap-1.5">
            {place > 0 && <ChevronRight size={14} aria-hidden="true" className="text-text-3" />}
            {place === path.length - 1 ? (
              <span aria-current="location" className="font-semibold wrap-anywhere">
                {account}
              </span>
            ) : (
              <button
                type="button"
                className="target py-1 text-text-2 wrap-anywhere hover:underline"
                onClick={() => onOpen(place === 0 ? undefined : id)}
              >
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Keeps the place of the path; the steps above the last one are buttons. */
function LinePathSkeleton({ isTop }: { readonly isTop: boolean }) {
  return (
    <div className={LINE}>
      <Skeleton className={cn('w-24', isTop ? 'h-5' : 'h-7')} />
    </div>
  );
}

const HEAD = 'flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-3.5 sm:px-5';
const FIGURES = 'flex flex-1 flex-wrap justify-between gap-x-4 gap-y-2 max-sm:basis-full sm:justify-around';

/** Whose line the table shows, with the line's figures of the range. */
function LineHead({ card }: { readonly card: TeamMemberCard }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { show } = usePanel();
  const dates = useDates();
  const write = useMoney();
  const { member, lineFigures, lineActive, contracts, contractKinds } = card;
  const open = contracts.filter(({ state }) => state === 'requested' || state === 'valid' || state === 'terminating');
  const [kind] = contractKinds;
  return (
    <Card className={HEAD}>
      <span className="flex min-w-0 items-center gap-3">
        <AccountFace account={member.account} size="lg" />
        <span className="grid min-w-0">
          <span className="display text-lg wrap-anywhere">{member.account}</span>
          <span className="text-xs text-text-3">
            {t('team.manage.since', {
              type: t(`team.type.${typeName(member.type)}`),
              level: formatNumber(member.level, locale),
              date: dates.write(Date.parse(member.registeredAt), 'date'),
            })}
          </span>
        </span>
      </span>
      <dl className={FIGURES}>
        <Figure name={t('team.manage.below')}>{formatNumber(member.teamCount - 1, locale)}</Figure>
        <Figure name={t('team.manage.active')}>{formatNumber(lineActive, locale)}</Figure>
        <Figure name={t('team.column.turnover')}>{write(lineFigures.turnover)}</Figure>
        {member.level > 0 && (
          <Figure name={t('team.column.contract')}>
            <GrantedCell contracts={open} isLeft />
          </Figure>
        )}
      </dl>
      {kind && (
        <Button variant="brand" className="max-sm:w-full" onClick={() => show(proposalPanel(kind, member.id))}>
          <FilePlus size={16} aria-hidden="true" />
          {t('team.manage.propose')}
        </Button>
      )}
    </Card>
  );
}

/** Keeps the place of the head, so that it does not push the rows away from a finger. */
function LineHeadSkeleton({ isTop }: { readonly isTop: boolean }) {
  const { t } = useTranslation();
  const value = <Skeleton className="h-5.5 w-16" />;
  return (
    <Card className={HEAD}>
      <Skeleton className="h-11 w-44" />
      <dl className={FIGURES}>
        <Figure name={t('team.manage.below')}>{value}</Figure>
        <Figure name={t('team.manage.active')}>{value}</Figure>
        <Figure name={t('team.column.turnover')}>{value}</Figure>
        {!isTop && <Figure name={t('team.column.contract')}>{value}</Figure>}
      </dl>
    </Card>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-0.5">
      <dt className="text-xs text-text-3">{name}</dt>
      <dd className="num font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** Whose line is shown, with its figures of the range; without a choice that is the agent of the session. */
function useLine(uplineId: string | undefined, { from, to }: Pick<ListTeamParams, 'from' | 'to'>) {
  const top = useListTeamChildren(
    { pageNo: 1, pageSize: listTeamChildrenDefaults.pageSize },
    { query: { enabled: uplineId === undefined } },
  );
  const id = uplineId ?? top.data?.node.id;
  const card = useGetTeamMember(
    id ?? '',
    { ...(from && { from }), ...(to && { to }) },
    {
      query: { enabled: id !== undefined, placeholderData: keepPreviousData },
    },
  );
  return { line: card.data, isPending: card.data === undefined && !card.isError && !top.isError };
}

type BranchProps = {
  /** The node whose direct downlines are shown; without it the agent of the session. */
  readonly parentId: string | undefined;
  /** The member whose line the table shows; without it the whole team. */
  readonly chosen: string | undefined;
  readonly onOpen: (memberId: string | undefined) => void;
};

/** The tree of the team from its agent on, whose direct downlines are open at first. */
function TeamTree({ chosen, onOpen }: Pick<BranchProps, 'chosen' | 'onOpen'>) {
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
