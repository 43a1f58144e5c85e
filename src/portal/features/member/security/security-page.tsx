import { useQueryClient } from '@tanstack/react-query';
import { History, Monitor, Smartphone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listLoginHistory,
  useGetSecurityCentre,
  useListLoginHistory,
} from '#generated/client/member-security/member-security.ts';
import {
  getListSessionsQueryKey,
  useEndOtherSessions,
  useEndSession,
  useListSessions,
} from '#generated/client/session/session.ts';
import {
  type ListLoginHistoryParams,
  type LoginHistoryPage,
  LoginOutcome,
  type LoginRecord,
  type SecurityCentre,
  type Session,
} from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { errorText } from '#portal/api/error-text.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { LoadState, RowSkeletons } from '#portal/entities/loading/load-state.tsx';
import { deviceName } from '#portal/entities/session/device-name.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { now } from '#portal/lib/clock.ts';
import { formatAgo } from '#portal/lib/relative-time.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { LimitsCard } from '../limits/limits-card.tsx';
import { SafetyRows } from './safety-rows.tsx';

const RADIUS = 41;

const ROUND = 2 * Math.PI * RADIUS;

/** `securityCenter`, the member's account (MEMBER-02): how safe it is, its devices, and who has logged in. */
export function SecurityPage() {
  const query = useGetSecurityCentre();
  const { data } = query;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_344px]">
      <div className="grid min-w-0 gap-4">
        {data ? (
          <>
            <SafetyScore centre={data} />
            <SafetyRows centre={data} />
          </>
        ) : (
          <Card>
            <LoadState query={query} skeleton={<RowSkeletons rows={12} />} />
          </Card>
        )}
      </div>
      <div className="grid min-w-0 gap-4">
        <LimitsCard />
        <DeviceList />
      </div>
      <LoginHistory />
    </div>
  );
}

/** The safety of the account as a number and a word, with the next step. */
function SafetyScore({ centre: { score, strength } }: { readonly centre: SecurityCentre }) {
  const { t } = useTranslation();
  return (
    <Card className="flex items-center gap-4 p-4 sm:gap-6 sm:px-6 sm:py-5">
      <div
        role="img"
        aria-label={t('member.security.score', { score })}
        className="relative size-14 flex-none sm:size-24"
      >
        <svg viewBox="0 0 96 96" aria-hidden="true" className="size-full -rotate-90">
          <circle cx="48" cy="48" r={RADIUS} fill="none" strokeWidth="8" className="stroke-surface-3" />
          <circle
            cx="48"
            cy="48"
            r={RADIUS}
            fill="none"
            strokeWidth="8"
            strokeLinecap="round"
            strokeDasharray={`${(ROUND * score) / 100} ${ROUND}`}
            className="stroke-brand-graphic"
          />
        </svg>
        <span
          aria-hidden="true"
          className="num absolute inset-0 grid place-items-center text-md font-bold sm:text-[26px]"
        >
          {score}
        </span>
      </div>
      <div className="min-w-0">
        <h3 className="title text-lg sm:text-[20px]/7">{t(`member.security.strength.${strength}.title`)}</h3>
        <p className="mt-1 max-w-110 text-sm text-text-2 sm:text-md">
          {t(`member.security.strength.${strength}.body`)}
        </p>
      </div>
    </Card>
  );
}

/** The devices that are signed in. Each except the current one can be signed out, or all together. */
function DeviceList() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const query = useListSessions();
  const { data } = query;
  const [asking, setAsking] = useState(false);
  const queryKey = getListSessionsQueryKey();
  const mutation = {
    onError: (failure: unknown) => toast.error(errorText(failure)),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  };
  /** Until the list is read again, it offers none that has been signed out. */
  const showOnly = (isLeft: (session: Session) => boolean) =>
    queries.setQueryData<Session[]>(queryKey, (sessions) => sessions?.filter(isLeft));
  const one = useEndSession({
    mutation: {
      ...mutation,
      onSuccess: (_, { sessionId }) => {
        toast.success(t('member.security.devices.ended'));
        showOnly((session) => session.sessionId !== sessionId);
      },
    },
  });
  const others = useEndOtherSessions({
    mutation: {
      ...mutation,
      onSuccess: ({ endedSessions }) => {
        toast.success(t('member.security.devices.endedOthers', { count: endedSessions }));
        showOnly(({ current }) => current);
      },
    },
  });

  function endOthers() {
    others.mutate(undefined, { onSettled: () => setAsking(false) });
  }

  return (
    <Card className="min-w-0 p-5">
      <h3 className="text-[15px] font-semibold">{t('member.security.devices.title')}</h3>
      {!data && <LoadState query={query} skeleton={<RowSkeletons rows={2} />} />}
      {data && (
        <ul className="mt-2 mb-3 divide-y divide-line">
          {data.map((session) => (
            <DeviceRow
              key={session.sessionId}
              session={session}
              busy={one.isPending && one.variables?.sessionId === session.sessionId}
              onEnd={() => one.mutate({ sessionId: session.sessionId })}
            />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className="target text-sm font-semibold text-brand-text underline-offset-2 hover:underline"
        >
          {t('member.security.devices.endOthers')}
        </button>
      )}
      {asking && (
        <ConfirmDialog
          title={t('member.security.devices.askTitle')}
          body={t('member.security.devices.askBody')}
          cancelLabel={t('member.security.devices.keep')}
          confirmLabel={t('member.security.devices.endOthers')}
          loading={others.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={endOthers}
        />
      )}
    </Card>
  );
}

type DeviceRowProps = { readonly session: Session; readonly busy: boolean; readonly onEnd: () => void };

function DeviceRow({ session: { device, country, ip, current, lastUsedAt }, busy, onEnd }: DeviceRowProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const Icon = isHandheld(device) ? Smartphone : Monitor;
  const name = deviceName(t, device);
  return (
    <li className="flex min-h-15 items-center gap-3 py-2">
      <Icon size={18} aria-hidden="true" className="flex-none text-text-3" />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{name}</p>
        <p className="text-xs wrap-anywhere text-text-3">
          {locationText(country, ip, locale)}
          {!current && <span className="block">{formatAgo(Date.parse(lastUsedAt), now(), locale)}</span>}
        </p>
      </div>
      {current ? (
        <Badge tone="success">{t('member.security.devices.this')}</Badge>
      ) : (
        <Button
          size="sm"
          loading={busy}
          onClick={onEnd}
          aria-label={t('member.security.devices.endOne', { device: name })}
        >
          {t('shell.account.signOut')}
        </Button>
      )}
    </li>
  );
}

/** Whether it is a phone or tablet. */
function isHandheld(device: string): boolean {
  return /Android|iPhone|iPad/.test(device);
}

const outcomes = Object.values(LoginOutcome);
const spec: ListSpec<ListLoginHistoryParams> = { pageSize: 10, range: 'month', filters: { outcome: outcomes } };

/** Every attempt to log in, with place and device (MEMBER-22). */
function LoginHistory() {
  const { t } = useTranslation();
  const list = useListState(spec, usePanel());
  const query = useListLoginHistory(list.query, { query: list.options });
  const columns = useColumns(query.data);
  return (
    <DataList
      className="xl:col-span-2"
      title={t('member.security.history.title')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ loginId }) => loginId}
      filters={
        <FilterSelect
          label={t('member.security.history.show')}
          all={t('member.security.history.all')}
          value={list.filters.outcome}
          options={outcomes.map((outcome) => ({ value: outcome, label: t(`member.security.outcome.${outcome}`) }))}
          onChange={(outcome) => list.show({ filters: { outcome } })}
        />
      }
      empty={{
        icon: <History size={18} />,
        title: t('member.security.history.emptyTitle'),
        text: t('member.security.history.emptyBody'),
      }}
      source={{ name: 'login-history', fetchPage: listLoginHistory }}
    />
  );
}

function useColumns(page: LoginHistoryPage | undefined) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const { totalElements = 0, failedTotal = 0 } = page ?? {};
  return useMemo(() => {
    const column = columnsOf<LoginRecord>();
    return column.columns([
      column.accessor('at', {
        header: t('member.security.history.time'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        footer: t('member.security.history.total', { count: totalElements }),
        meta: { kind: 'time' },
      }),
      column.accessor(({ device }) => deviceName(t, device), {
        id: 'device',
        header: t('member.security.history.device'),
        meta: { card: 'title' },
      }),
      column.accessor(({ method }) => t(`member.security.method.${method}`), {
        id: 'method',
        header: t('member.security.history.method'),
      }),
      column.accessor(({ country, ip }) => locationText(country, ip, locale), {
        id: 'place',
        header: t('member.security.history.place'),
      }),
      column.accessor(({ outcome }) => t(`member.security.outcome.${outcome}`), {
        id: 'outcome',
        header: t('member.security.history.outcome'),
        cell: ({ row: { original } }) => <Outcome {...original} />,
        ...(failedTotal > 0 && { footer: t('member.security.history.failed', { count: failedTotal }) }),
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, locale, dates, totalElements, failedTotal]);
}

function Outcome({ outcome, current }: Pick<LoginRecord, 'outcome' | 'current'>) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-wrap gap-1">
      <Badge
        tone={outcome === 'success' ? 'success' : outcome === 'new_place' || outcome === 'two_step' ? 'info' : 'danger'}
      >
        {t(`member.security.outcome.${outcome}`)}
      </Badge>
      {current && <Badge>{t('member.security.history.current')}</Badge>}
    </span>
  );
}

/** A location as text: the country's name in the language, and the IP address. */
function locationText(country: string | null, ip: string, locale: string): string {
  const name = country && new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return name ? `${name}, ${ip}` : ip;
}
