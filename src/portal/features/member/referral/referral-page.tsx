import { Copy, Download, Gift, Share2, Users } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listInvitees,
  listReferralRewards,
  useGetReferral,
  useListInvitees,
  useListReferralRewards,
} from '#generated/client/promotions/promotions.ts';
import type {
  Invitee,
  InviteeState,
  ListInviteesParams,
  ListReferralRewardsParams,
  Referral,
  ReferralReward,
} from '#generated/model/index.ts';
import { useSite } from '#portal/access/site.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { DataList } from '#portal/entities/list/data-list.tsx';
import { columnsOf } from '#portal/entities/list/list-columns.ts';
import type { ListSpec } from '#portal/entities/list/list-spec.ts';
import { useListState } from '#portal/entities/list/use-list-state.ts';
import { QrCode } from '#portal/entities/qr/qr-code.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { formatDay, formatNumber } from '#portal/lib/format.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { ErrorState } from '#portal/ui/state-panel.tsx';
import { toast } from '#portal/ui/toast.tsx';

/** `referral`: link, code and QR code, what they brought, and the lists of friends and rewards (MEMBER-12). */
export function ReferralPage() {
  const { t } = useTranslation();
  const { params, show, change } = usePanel();
  const { data, isError, isFetching, refetch } = useGetReferral();
  const list = params.get('list') === 'rewards' ? 'rewards' : 'friends';
  const choose = (wanted: 'friends' | 'rewards') => {
    // What the one list keeps in the address means nothing to the other.
    if (wanted === 'friends') show('referral');
    else change({ ...Object.fromEntries([...params.keys()].map((name) => [name, undefined])), list: wanted });
  };
  return (
    <div className="grid gap-4">
      {data ? (
        <InviteCard referral={data} />
      ) : isError ? (
        <ErrorState
          title={t('referral.failed')}
          text={t('common.nothingLost')}
          retryLabel={t('common.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={t('common.loading')}>
          {/* As high as the card, so that the lists below stay where they are. */}
          <Skeleton className="h-169 sm:h-84" />
        </div>
      )}
      <Segmented
        label={t('referral.lists')}
        className="w-fit"
        options={(['friends', 'rewards'] as const).map((value) => ({ value, label: t(`referral.list.${value}`) }))}
        value={list}
        onChange={choose}
      />
      {list === 'friends' ? <FriendList /> : <RewardList />}
    </div>
  );
}

/** The link with all ways to pass it on, the rule in words, and what it brought. */
function InviteCard({ referral }: { readonly referral: Referral }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const site = useSite();
  const write = useMoney();
  const code = useRef<HTMLDivElement>(null);
  const { link } = referral;
  const copy = () =>
    // Only a secure page has a clipboard.
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast.success(t('referral.copied')),
      () => toast.error(t('errors.unknown')),
    );
  const share = () => {
    if (!('share' in navigator)) return copy();
    const text = t('referral.shareText', { brand: site?.brand.name ?? '' });
    // Whoever closes the dialog of the system wants nothing else.
    return navigator.share({ text, url: link }).catch(() => undefined);
  };
  const save = () => {
    const picture = code.current?.querySelector('svg');
    if (picture) saveSvg(picture, `${referral.code}.svg`);
  };
  const facts = [
    [t('referral.friends'), formatNumber(referral.invitees, locale)],
    [t('referral.active'), formatNumber(referral.activeInvitees, locale)],
    [t('referral.earned'), write(referral.rewardTotal)],
    [t('referral.pending'), write(referral.rewardPending)],
  ] as const;
  return (
    <Card className="grid gap-5 p-5">
      <div className="flex flex-col gap-5 sm:flex-row">
        <div ref={code} className="grid justify-items-center gap-2">
          <QrCode value={referral.qrCodeUrl ?? link} name={t('referral.qr')} size={160} />
          <Button size="sm" onClick={save}>
            <Download size={16} aria-hidden="true" />
            {t('referral.download')}
          </Button>
        </div>
        <div className="grid min-w-0 flex-1 content-start gap-3">
          <h3 className="title">{t('referral.title')}</h3>
          <p className="text-sm text-text-2">{referral.rule}</p>
          <dl className="grid gap-2 text-sm">
            <div>
              <dt className="text-xs text-text-2">{t('referral.code')}</dt>
              <dd className="num font-semibold">{referral.code}</dd>
            </div>
            <div>
              <dt className="text-xs text-text-2">{t('referral.link')}</dt>
              <dd className="wrap-anywhere">{link}</dd>
            </div>
          </dl>
          <div className="flex flex-wrap gap-2">
            <Button variant="brand" onClick={() => void share()}>
              <Share2 size={18} aria-hidden="true" />
              {t('referral.share')}
            </Button>
            <Button onClick={() => void copy()}>
              <Copy size={18} aria-hidden="true" />
              {t('referral.copy')}
            </Button>
          </div>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4 sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-text-2">{label}</dt>
            <dd className="num text-[15px] font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Saves a drawing of the page as a file. Its background is white, because its style stays behind. */
function saveSvg(picture: SVGSVGElement, name: string): void {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [attribute, value] of Object.entries({ width: '100%', height: '100%', fill: '#fff' })) {
    ground.setAttribute(attribute, value);
  }
  copy.prepend(ground);
  const address = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const inviteesSpec: ListSpec<ListInviteesParams> = { pageSize: 20, range: 'month' };

const tones = {
  registered: 'neutral',
  deposited: 'info',
  active: 'success',
  refused: 'danger',
} as const satisfies Record<InviteeState, string>;

/** The friends who registered in the period, with masked names. */
function FriendList() {
  const { t } = useTranslation();
  const dates = useDates();
  const write = useMoney();
  const list = useListState(inviteesSpec, usePanel());
  const query = useListInvitees(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const column = columnsOf<Invitee>();
    return column.columns([
      column.accessor('account', { header: t('referral.account'), meta: { card: 'title' } }),
      column.accessor('registeredAt', {
        header: t('referral.registered'),
        cell: ({ getValue }) => dates.write(Date.parse(getValue())),
        meta: { kind: 'time' },
      }),
      column.accessor('turnover', {
        header: t('referral.turnover'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.turnover) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('reward', {
        header: t('referral.reward'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.reward) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ state }) => t(`referral.states.${state}`), {
        id: 'state',
        header: t('referral.state'),
        cell: ({ row: { original }, getValue }) => <Badge tone={tones[original.state]}>{getValue()}</Badge>,
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, dates, write, totals]);
  const refused = query.data?.content.some(({ state }) => state === 'refused');
  return (
    <>
      <DataList
        title={t('referral.list.friends')}
        list={list}
        query={query}
        columns={columns}
        rowId={({ account, registeredAt }) => `${account} ${registeredAt}`}
        empty={{ icon: <Users size={18} />, title: t('referral.noFriends'), text: t('referral.noFriendsText') }}
        source={{ name: 'friends', fetchPage: listInvitees }}
      />
      {refused && <p className="text-sm text-text-3">{t('referral.refusedText')}</p>}
    </>
  );
}

const rewardsSpec: ListSpec<ListReferralRewardsParams> = { pageSize: 20, range: 'month' };

/** The rewards of the period by day and friend, with what each is for. */
function RewardList() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const list = useListState(rewardsSpec, usePanel());
  const query = useListReferralRewards(list.query, { query: list.options });
  const totals = query.data?.totals;
  const columns = useMemo(() => {
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    const column = columnsOf<ReferralReward>();
    return column.columns([
      column.accessor('account', { header: t('referral.account'), meta: { card: 'title' } }),
      column.accessor('day', {
        header: t('referral.day'),
        cell: ({ getValue }) => formatDay(getValue(), locale),
        meta: { kind: 'day' },
      }),
      column.accessor(({ kind, rate }) => t(`referral.kinds.${kind}`, { rate: share.format(rate / 10_000) }), {
        id: 'kind',
        header: t('referral.kind'),
      }),
      column.accessor('turnover', {
        header: t('referral.turnover'),
        cell: ({ getValue, row }) => (row.original.kind === 'turnover' ? write(getValue()) : '–'),
        ...(totals && { footer: write(totals.turnover) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor('amount', {
        header: t('referral.reward'),
        cell: ({ getValue }) => write(getValue()),
        ...(totals && { footer: write(totals.reward) }),
        meta: { kind: 'money', numeric: true },
      }),
      column.accessor(({ state }) => t(`referral.rewardStates.${state}`), {
        id: 'state',
        header: t('referral.state'),
        cell: ({ row: { original }, getValue }) => (
          <Badge tone={original.state === 'credited' ? 'success' : 'info'}>{getValue()}</Badge>
        ),
        meta: { card: 'corner' },
      }),
    ]);
  }, [t, locale, write, totals]);
  return (
    <DataList
      title={t('referral.list.rewards')}
      list={list}
      query={query}
      columns={columns}
      rowId={({ referralRewardId }) => referralRewardId}
      empty={{ icon: <Gift size={18} />, title: t('referral.noRewards'), text: t('referral.noRewardsText') }}
      source={{ name: 'referral-rewards', fetchPage: listReferralRewards }}
    />
  );
}
