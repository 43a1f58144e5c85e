import { keepPreviousData } from '@tanstack/react-query';
import { ChevronRight, FilePlus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listTeam, useGetTeamMember, useListTeam, useListTeamChildren } from '#generated/client/agent/agent.ts';
import { listTeamChildrenDefaults, listTeamDefaults } from '#generated/client/defaults.ts';
import {
  AgentType,
  type ListTeamParams,
  ListTeamSort,
  type TeamMemberCard,
  type TeamPathStep,
} from '#generated/model/index.ts';
import { listTeamQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { AccountFace } from '../account-face.tsx';
import { agentsOrder } from '../agents-side.ts';
import { proposalPanel } from '../contract-pages.ts';
import { GrantedCell } from '../granted-cell.tsx';
import { typeName } from '../type-name.ts';
import { TeamTree } from './team-branch.tsx';
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
