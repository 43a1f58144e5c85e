import { useQueryClient } from '@tanstack/react-query';
import { Copy, Link, Power, QrCode as QrIcon, Trash2 } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getListRegistrationLinksQueryKey,
  listRegistrationLinks,
  useChangeRegistrationLink,
  useCreateRegistrationLink,
  useGetAccountRules,
  useListRegistrationLinks,
  useRemoveRegistrationLink,
} from '#generated/client/agent/agent.ts';
import { listRegistrationLinksDefaults } from '#generated/client/defaults.ts';
import {
  type AccountRules,
  type ListRegistrationLinksParams,
  ListRegistrationLinksSort,
  type RegistrationLink,
} from '#generated/model/index.ts';
import { createRegistrationLinkBodyNoteMax, listRegistrationLinksQuerySearchMax } from '#generated/zod/agent/agent.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { errorText } from '#portal/api/error-text.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import { changeRows } from '#portal/entities/list/list-query.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { QrCode } from '#portal/entities/qr/qr-code.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { typeName } from '../accounts.tsx';
import { BASIS_POINTS } from '../contracts/contract-parts.tsx';
import { AccountForm, percentText, RoleFields, rebateIn } from './account-form.tsx';

/** `agentAccountRegistration`: accounts that the agent makes, and links by which people register (AGENT-04). */
export function RegistrationPage() {
  const query = useGetAccountRules();
  const rules = query.data;
  return (
    <div className="grid gap-4">
      {rules ? (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <AccountForm rules={rules} />
          <LinkForm rules={rules} />
        </div>
      ) : (
        <LoadState query={query} />
      )}
      <LinkList />
    </div>
  );
}

/** Makes a link by which people register below the agent. */
function LinkForm({ rules }: { readonly rules: AccountRules }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const [role, setRole] = useState({ type: rules.types.at(-1) ?? (0 as const), rebate: '0' });
  const create = useCreateRegistrationLink({
    mutation: {
      onSuccess: ({ code }) => {
        toast.success(t('team.link.created', { code }));
        setNote('');
        void queries.invalidateQueries({ queryKey: getListRegistrationLinksQueryKey() });
      },
    },
  });
  const rebate = rebateIn(role.rebate, rules.maxRebate);
  const send = () => {
    if (rebate === undefined || create.isPending) return;
    create.mutate({ data: { type: role.type, rebate, ...(note.trim() && { note: note.trim() }) } });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  return (
    <Card className="min-w-0 p-5">
      <form onSubmit={submit} className="grid gap-4">
        <h3 className="text-[15px] font-semibold">{t('team.link.new')}</h3>
        <p className="text-sm text-text-2">{t('team.link.text')}</p>
        <RoleFields rules={rules} role={role} onChange={setRole} />
        <TextField
          label={t('team.link.note')}
          autoComplete="off"
          maxLength={createRegistrationLinkBodyNoteMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {create.error !== null && (
          <FailureNote
            error={create.error}
            onRetry={send}
            reason={hasMost(create.error) ? t('team.link.most') : undefined}
          />
        )}
        <Button type="submit" variant="brand" disabled={rebate === undefined} loading={create.isPending}>
          {t('team.link.create')}
        </Button>
      </form>
    </Card>
  );
}

/** Whether the agent has as many links as it may have. */
function hasMost(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

const spec: ListSpec<ListRegistrationLinksParams> = {
  pageSize: 10,
  search: listRegistrationLinksQuerySearchMax,
  sort: { values: Object.values(ListRegistrationLinksSort), usual: listRegistrationLinksDefaults.sort },
};

/** The links of the agent with how often they were opened and used. */
function LinkList() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const list = useListState(spec, usePanel());
  const query = useListRegistrationLinks(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<RegistrationLink>();
    return column.columns([
      column.accessor('code', {
        header: t('team.link.code'),
        cell: ({ row: { original } }) => (
          <span className="grid">
            <span className="num">{original.code}</span>
            <span className="text-xs wrap-anywhere text-text-3">
              {[original.enabled ? '' : t('team.link.isOff'), original.note ?? ''].filter(Boolean).join(', ')}
            </span>
          </span>
        ),
        meta: { card: 'title' },
      }),
      column.accessor(({ type }) => t(`team.type.${typeName(type)}`), { id: 'type', header: t('team.column.type') }),
      column.accessor(({ rebate }) => rebate / BASIS_POINTS, {
        id: 'rebate',
        header: t('team.column.rebate'),
        cell: ({ row: { original } }) => `${percentText(original.rebate, locale)}%`,
        meta: { kind: 'percent', numeric: true },
      }),
      column.accessor('visits', {
        header: t('team.link.visits'),
        cell: ({ getValue }) => formatNumber(getValue(), locale),
        ...(totals && { footer: formatNumber(totals.visits, locale) }),
        meta: { kind: 'number', numeric: true },
      }),
      column.accessor('registrations', {
        header: t('team.link.registrations'),
        cell: ({ getValue }) => formatNumber(getValue(), locale),
        ...(totals && { footer: formatNumber(totals.registrations, locale) }),
        meta: { kind: 'number', numeric: true },
      }),
      column.accessor('createdAt', {
        header: t('team.link.createdAt'),
        cell: ({ getValue }) => <span className="num">{dates.write(Date.parse(getValue()))}</span>,
        meta: { kind: 'time', numeric: true },
      }),
      column.display({
        id: 'actions',
        header: t('team.link.actions'),
        cell: ({ row: { original } }) => <LinkActions link={original} />,
        meta: { numeric: true },
      }),
    ]);
  }, [t, locale, dates, totals]);
  const fileColumns = useMemo(() => {
    const column = columnsOf<RegistrationLink>();
    const more = column.columns([
      column.accessor(({ enabled }) => t(enabled ? 'team.link.isOn' : 'team.link.isOff'), {
        id: 'state',
        header: t('team.column.state'),
      }),
      column.accessor(({ note }) => note ?? '', { id: 'note', header: t('team.link.noteShort') }),
      column.accessor('url', { header: t('team.link.address') }),
    ]);
    return [...columns, ...more];
  }, [t, columns]);
  return (
    <DataList
      title={t('team.link.title')}
      list={list}
      query={query}
      columns={columns}
      fileColumns={fileColumns}
      rowId={({ linkId }) => linkId}
      searchLabel={t('team.link.search')}
      empty={{ icon: <Link size={18} />, title: t('team.link.emptyTitle'), text: t('team.link.emptyText') }}
      source={{ name: 'registration-links', fetchPage: listRegistrationLinks }}
    />
  );
}

/** What the agent can do with a link: show and copy it, switch it, and remove it. */
function LinkActions({ link }: { readonly link: RegistrationLink }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [shown, setShown] = useState<'qr' | 'remove'>();
  const { linkId, code, url, qrCodeUrl, enabled, rebate, note } = link;
  const queryKey = getListRegistrationLinksQueryKey();
  const mutation = {
    onError: (error: unknown) => toast.error(errorText(error)),
    onSettled: () => {
      setShown(undefined);
      void queries.invalidateQueries({ queryKey });
    },
  };
  const change = useChangeRegistrationLink({
    mutation: {
      ...mutation,
      onSuccess: (after) =>
        changeRows<RegistrationLink>(queries, queryKey, (rows) =>
          rows.map((row) => (row.linkId === linkId ? after : row)),
        ),
    },
  });
  const remove = useRemoveRegistrationLink({
    mutation: {
      ...mutation,
      onSuccess: () => {
        toast.success(t('team.link.removed', { code }));
        changeRows<RegistrationLink>(queries, queryKey, (rows) => rows.filter((row) => row.linkId !== linkId));
      },
    },
  });
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t('team.link.copied')),
      () => toast.error(t('team.link.copyFailed')),
    );
  const flip = () => {
    if (change.isPending) return;
    change.mutate({ linkId, data: { rebate, enabled: !enabled, ...(note !== null && { note }) } });
  };
  return (
    <span className="flex justify-end gap-1">
      <IconButton size="sm" label={t('team.link.show', { code })} onClick={() => setShown('qr')}>
        <QrIcon size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('team.link.copy', { code })} onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t(enabled ? 'team.link.off' : 'team.link.on', { code })} onClick={flip}>
        <Power size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="sm" label={t('team.link.remove', { code })} onClick={() => setShown('remove')}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      {shown === 'qr' && (
        <Modal
          title={t('team.link.qr', { code })}
          closeLabel={t('common.close')}
          onClose={() => setShown(undefined)}
          className="sm:min-h-0 sm:w-120"
        >
          <div className="grid justify-items-center gap-3 px-6 pb-6">
            <QrCode value={qrCodeUrl} name={t('team.link.qr', { code })} />
            <p className="text-sm wrap-anywhere text-text-2">{url}</p>
          </div>
        </Modal>
      )}
      {shown === 'remove' && (
        <ConfirmDialog
          title={t('team.link.removeTitle', { code })}
          body={t('team.link.removeText')}
          cancelLabel={t('team.link.removeNo')}
          confirmLabel={t('team.link.removeYes')}
          tone="danger"
          loading={remove.isPending}
          onCancel={() => setShown(undefined)}
          onConfirm={() => remove.mutate({ linkId })}
        />
      )}
    </span>
  );
}
