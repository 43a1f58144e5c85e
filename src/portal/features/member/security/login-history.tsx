import { keepPreviousData } from '@tanstack/react-query';
import { ChevronDown, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListLoginHistory } from '../../../../../generated/client/member/member.ts';
import { type LoginHistoryPage, LoginOutcome, type LoginRecord } from '../../../../../generated/client/model/index.ts';
import { useDates } from '../../../access/use-dates.ts';
import { usePanel } from '../../../access/use-panel.ts';
import { ListPager, readPage } from '../../../entities/centre/list-pager.tsx';
import { LoadFailed } from '../../../entities/centre/load-failed.tsx';
import { RowSkeletons } from '../../../entities/centre/row-skeletons.tsx';
import { boundsOf, rangeProblem, readRange, writeRange } from '../../../entities/date-range/date-range.ts';
import { RangeField } from '../../../entities/date-range/range-field.tsx';
import { placeText } from '../../../entities/place/place-text.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { now } from '../../../lib/clock.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { deviceName } from './device-name.ts';

const PAGE_SIZE = 10;
const USUAL = 'month';

/** Every attempt to log in, with place and device; the address holds what is asked for. */
export function LoginHistory() {
  const { t } = useTranslation();
  const { params, change } = usePanel();
  const range = readRange(params, USUAL);
  const outcome = Object.values(LoginOutcome).find((known) => known === params.get('outcome'));
  const pageNo = readPage(params);
  const { data, error, isFetching, refetch } = useListLoginHistory(
    { ...boundsOf(range, now()), ...(outcome && { outcome }), pageNo, pageSize: PAGE_SIZE },
    { query: { enabled: rangeProblem(range) === undefined, placeholderData: keepPreviousData } },
  );
  return (
    <Card className="min-w-0 xl:col-span-2">
      <section aria-labelledby="login-history">
        <div className="grid gap-3 border-b border-line px-5 py-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 id="login-history" className="text-[15px] font-semibold">
              {t('member.security.history.title')}
            </h3>
            <OutcomeSelect value={outcome} onChange={(wanted) => change({ outcome: wanted, pageNo: undefined })} />
          </div>
          <RangeField value={range} onChange={(next) => change({ ...writeRange(next, USUAL), pageNo: undefined })} />
        </div>
        {data ? (
          <HistoryRows page={data} />
        ) : error ? (
          <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <RowSkeletons />
        )}
        {data && (data.totalPages > 1 || pageNo > 1) && (
          <div className="border-t border-line px-5 py-3">
            <ListPager page={pageNo} pages={data.totalPages} onChange={(page) => change({ pageNo: String(page) })} />
          </div>
        )}
      </section>
    </Card>
  );
}

type OutcomeSelectProps = {
  readonly value: LoginOutcome | undefined;
  readonly onChange: (outcome: string | undefined) => void;
};

function OutcomeSelect({ value, onChange }: OutcomeSelectProps) {
  const { t } = useTranslation();
  return (
    <label className="relative flex h-9 items-center gap-2 text-sm text-text-2 touch:h-touch">
      {t('member.security.history.show')}
      <select
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="h-full cursor-pointer appearance-none [field-sizing:content] rounded-sm bg-surface-1 pr-6 font-semibold text-text-1"
      >
        <option value="">{t('member.security.history.all')}</option>
        {Object.values(LoginOutcome).map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(`member.security.outcome.${outcome}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden="true" className="pointer-events-none absolute right-0" />
    </label>
  );
}

function HistoryRows({ page: { content, totalElements, failedTotal } }: { readonly page: LoginHistoryPage }) {
  const { t } = useTranslation();
  if (content.length === 0) {
    return (
      <EmptyState
        icon={<History size={18} />}
        title={t('member.security.history.emptyTitle')}
        text={t('member.security.history.emptyBody')}
      />
    );
  }
  return (
    <>
      <p role="status" className="px-5 pt-3 text-xs text-text-3">
        {t('member.security.history.total', { count: totalElements })}
        {failedTotal > 0 && ` · ${t('member.security.history.failed', { count: failedTotal })}`}
      </p>
      <ul className="divide-y divide-line px-5">
        {content.map((record) => (
          <HistoryRow key={record.loginId} record={record} />
        ))}
      </ul>
    </>
  );
}

function HistoryRow({
  record: { at, outcome, method, device, country, ip, current },
}: {
  readonly record: LoginRecord;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 text-sm sm:min-h-12 sm:grid-cols-[150px_minmax(0,1fr)_minmax(0,1fr)_minmax(0,200px)]">
      <span className="num text-text-2">{dates.write(Date.parse(at))}</span>
      <span className="row-span-3 flex flex-wrap justify-end gap-1 self-center sm:order-last sm:row-span-1">
        {current && <Badge>{t('member.security.history.current')}</Badge>}
        <Badge tone={outcome === 'success' ? 'success' : outcome === 'new_place' ? 'info' : 'danger'}>
          {t(`member.security.outcome.${outcome}`)}
        </Badge>
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{deviceName(t, device)}</span>
        <span className="block text-xs text-text-3">{t(`member.security.method.${method}`)}</span>
      </span>
      <span className="min-w-0 wrap-anywhere text-text-2">{placeText(country, ip, locale)}</span>
    </li>
  );
}
