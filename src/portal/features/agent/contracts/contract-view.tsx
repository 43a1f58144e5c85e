import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Minus, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  agreeToTermination,
  getGetContractQueryKey,
  rejectContract,
  signContract,
  terminateContract,
  useGetContract,
  useListContractConflicts,
  withdrawContract,
} from '#generated/client/contract/contract.ts';
import { type ContractAction, type ContractDetail, type ContractVersion, Language } from '#generated/model/index.ts';
import { terminateContractBodyReasonMax } from '#generated/zod/contract/contract.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { FilterSelect } from '#portal/entities/list/filters.tsx';
import { Facts } from '#portal/entities/money/facts.tsx';
import { RecordPage } from '#portal/entities/record/record-page.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { localeOf, useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { useLostFocusAfter } from '#portal/lib/focus.ts';
import { type WordRun, wordChanges } from '#portal/lib/words.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { TextArea } from '#portal/ui/fields.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { ConflictTable, ContractBadge, partyText, TermsTable } from './contract-parts.tsx';

/** A contract in words and figures with every version, and what the agent can do with it (CONTRACT-05). */
export function ContractView({ contractId, onBack }: { readonly contractId: string; readonly onBack: () => void }) {
  const { t } = useTranslation();
  const query = useGetContract(contractId);
  const queries = useQueryClient();
  const [action, setAction] = useState<ContractAction>();
  const done = (after: ContractDetail) => {
    // Until all is read again, nobody acts on the version before.
    queries.setQueryData<ContractDetail>(getGetContractQueryKey(contractId), after);
    toast.success(t('contracts.done'));
    setAction(undefined);
    void queries.invalidateQueries();
  };
  return (
    <Card className="p-5">
      <RecordPage
        query={query}
        back={{ label: t('contracts.back'), onBack }}
        barClassName="mb-4"
        gone={{ icon: <SearchX size={18} />, title: t('contracts.gone'), text: t('contracts.goneText') }}
        actions={({ contract }) =>
          contract.actions.map((name) => (
            <Button
              key={name}
              variant={name === 'sign' || name === 'agree_termination' ? 'brand' : undefined}
              onClick={() => setAction(name)}
            >
              {t(`contracts.action.${name}`)}
            </Button>
          ))
        }
      >
        {(detail) => (
          <>
            <Details detail={detail} asked={action} />
            {action !== undefined && (
              <ActDialog action={action} detail={detail} onDone={done} onCancel={() => setAction(undefined)} />
            )}
          </>
        )}
      </RecordPage>
    </Card>
  );
}

type ActDialogProps = {
  readonly action: ContractAction;
  readonly detail: ContractDetail;
  readonly onDone: (after: ContractDetail) => void;
  readonly onCancel: () => void;
};

/** Asks before an act on a contract. A signature shows what it ends; a refusal and an end need words. */
function ActDialog({ action, detail: { contract, versions }, onDone, onCancel }: ActDialogProps) {
  const { t } = useTranslation();
  const { contractId, version } = contract;
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [wantsWords, setWantsWords] = useState(false);
  const needsWords = action === 'reject' || action === 'terminate';
  const signs = action === 'sign';
  const conflicts = useListContractConflicts(contractId, { query: { enabled: signs, gcTime: 0 } });
  const act = useMutation({
    mutationFn: () => {
      const words = { version, reason: reason.trim() };
      if (action === 'reject') return rejectContract(contractId, words);
      if (action === 'terminate') return terminateContract(contractId, words);
      if (action === 'withdraw') return withdrawContract(contractId, { version });
      if (action === 'agree_termination') return agreeToTermination(contractId, { version });
      const conflictHash = conflicts.data?.conflictHash ?? null;
      return signContract(contractId, {
        version,
        textHash: versions[0]?.textHash ?? '',
        ...(conflictHash !== null && { conflictHash }),
      });
    },
    onSuccess: onDone,
    // The other side may have acted: the next answer goes to what is shown then.
    onError: () => void queries.invalidateQueries(),
  });
  const isGone = act.error !== null && !contract.actions.includes(action);
  const send = () => {
    if (needsWords && reason.trim() === '') setWantsWords(true);
    else if (!signs || conflicts.data) act.mutate();
  };
  return (
    <ConfirmDialog
      title={t(`contracts.ask.${action}`)}
      body={
        <div className="grid gap-3">
          <p>{t(`contracts.consequence.${action}`)}</p>
          {signs && (
            <div className="rounded-md bg-surface-2 p-3 text-sm">
              <AgreedWords version={versions[0]} />
            </div>
          )}
          {signs && conflicts.data && conflicts.data.conflicts.length > 0 && (
            <div className="overflow-hidden rounded-md border border-line">
              <ConflictTable conflicts={conflicts.data.conflicts} />
            </div>
          )}
          {signs && conflicts.error !== null && (
            <FailureNote error={conflicts.error} onRetry={() => void conflicts.refetch()} />
          )}
          {needsWords && !isGone && (
            <TextArea
              label={t('contracts.reason')}
              rows={3}
              maxLength={terminateContractBodyReasonMax}
              value={reason}
              error={wantsWords && reason.trim() === '' ? t('contracts.reasonMissing') : undefined}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
          {act.error !== null && <FailureNote error={act.error} onRetry={send} />}
        </div>
      }
      cancelLabel={isGone ? undefined : t('contracts.cancel')}
      confirmLabel={isGone ? t('common.close') : t(`contracts.action.${action}`)}
      tone={needsWords && !isGone ? 'danger' : 'brand'}
      loading={act.isPending || (signs && conflicts.isFetching)}
      onCancel={onCancel}
      onConfirm={isGone ? onCancel : send}
    />
  );
}

/** The words of a version in one language. */
type WordsIn = { readonly language: Language; readonly text: string };

/** The words of a version by language: those of the proposal's first, and after an empty line those of the other. */
function wordsOf({ text, textLanguage }: Pick<ContractVersion, 'text' | 'textLanguage'>): readonly WordsIn[] {
  const [first = text, second] = text.split('\n\n');
  const other = Object.values(Language).find((language) => language !== textLanguage);
  if (second === undefined || other === undefined) return [{ language: textLanguage, text }];
  return [
    { language: textLanguage, text: first },
    { language: other, text: second },
  ];
}

/** What was agreed, word by word, in the reader's language first. A reader is told where it has no words. */
function AgreedWords({ version }: { readonly version: ContractVersion | undefined }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (version === undefined) return null;
  const words = [...wordsOf(version)].sort((a, b) => Number(b.language === language) - Number(a.language === language));
  const isOther = words[0]?.language !== language;
  return (
    <>
      {words.map((each, at) => (
        <p
          key={each.language}
          lang={localeOf(each.language)}
          className={cn('leading-relaxed', at > 0 && 'mt-1.5 text-sm text-text-3')}
        >
          {each.text}
        </p>
      ))}
      {isOther && <p className="mt-1.5 text-sm text-text-3">{t(`contracts.writtenIn.${version.textLanguage}`)}</p>}
    </>
  );
}

type DetailsProps = { readonly detail: ContractDetail; readonly asked: ContractAction | undefined };

function Details({ detail, asked }: DetailsProps) {
  const { contract, versions } = detail;
  const { t } = useTranslation();
  const dates = useDates();
  // The pressed action goes with the old version.
  const heading = useLostFocusAfter<HTMLHeadingElement>(`${contract.version} ${asked}`);
  const at = (moment: string | null) => (moment === null ? t('contracts.open') : dates.write(Date.parse(moment)));
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 ref={heading} tabIndex={-1} className="title text-lg">
          {t(`contracts.kind.${contract.kind}`)}
        </h3>
        <ContractBadge state={contract.state} />
      </div>
      <div>
        <AgreedWords version={versions[0]} />
      </div>
      <Facts
        facts={[
          { label: t('contracts.contract'), value: contract.contractId },
          { label: t('contracts.upline'), value: partyText(contract.upline) },
          { label: t('contracts.downline'), value: partyText(contract.downline) },
          { label: t('contracts.effectiveFrom'), value: at(contract.effectiveFrom) },
          { label: t('contracts.effectiveTo'), value: at(contract.effectiveTo) },
          ...(contract.replaces === null ? [] : [{ label: t('contracts.replaces'), value: contract.replaces }]),
        ]}
      />
      <TermsTable kind={contract.kind} terms={contract.terms} />
      <section className="grid gap-2">
        <h4 className="text-sm font-semibold">{t('contracts.versions')}</h4>
        <ol className="grid gap-2">
          {versions.map((version) => (
            <Version key={version.version} version={version} />
          ))}
        </ol>
      </section>
      <CompareVersions detail={detail} />
    </div>
  );
}

type Side = { readonly key: string; readonly label: string; readonly version: ContractVersion };

/** Two versions of what was agreed side by side, those of a replaced contract among them. */
function CompareVersions({ detail }: { readonly detail: ContractDetail }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { replaces } = detail.contract;
  const replaced = useGetContract(replaces ?? '', { query: { enabled: replaces !== null } });
  const [picked, setPicked] = useState<{ earlier?: string; later?: string }>({});
  const sides = [detail, ...(replaced.data ? [replaced.data] : [])].flatMap(({ contract, versions }) =>
    versions.map(
      (version): Side => ({
        key: `${contract.contractId} ${version.version}`,
        label: t('contracts.versionIn', {
          contract: contract.contractId,
          number: version.version,
          action: t(`contracts.did.${version.action}`),
        }),
        version,
      }),
    ),
  );
  if (replaced.error !== null) return <FailureNote error={replaced.error} onRetry={() => void replaced.refetch()} />;
  if (sides.length < 2 || (replaces !== null && replaced.isPending)) return null;
  const sideOf = (key: string | undefined) => sides.find((side) => side.key === key);
  const later = sideOf(picked.later) ?? sides[0];
  // What a replaced contract said at last, or else how this one began.
  const earlier = sideOf(picked.earlier) ?? sides[replaces === null ? sides.length - 1 : detail.versions.length];
  if (earlier === undefined || later === undefined) return null;
  const words = { earlier: readable(earlier, language), later: readable(later, language) };
  const comparable = words.earlier.language === words.later.language;
  const runs = comparable
    ? wordChanges(words.earlier.text, words.later.text)
    : { earlier: plain(words.earlier), later: plain(words.later) };
  const note = !comparable
    ? 'otherLanguage'
    : runs.later.some(isChanged) || runs.earlier.some(isChanged)
      ? null
      : 'sameWords';
  const options = sides.map(({ key, label }) => ({ value: key, label }));
  return (
    <section className="grid gap-3">
      <h4 className="text-sm font-semibold">{t('contracts.compare')}</h4>
      {note !== null && <p className="text-sm text-text-2">{t(`contracts.${note}`)}</p>}
      <div className="grid gap-3 md:grid-cols-2">
        {(['earlier', 'later'] as const).map((name) => (
          <article key={name} className="grid min-w-0 content-start gap-2 rounded-md border border-line p-4">
            <FilterSelect
              label={t(`contracts.compared.${name}`)}
              value={(name === 'earlier' ? earlier : later).key}
              options={options}
              onChange={(key) => setPicked({ ...picked, [name]: key })}
              className="max-w-full justify-self-start"
            />
            <Words runs={runs[name]} kind={name === 'earlier' ? 'removed' : 'added'} language={words[name].language} />
            <SignedAt version={(name === 'earlier' ? earlier : later).version} />
          </article>
        ))}
      </div>
    </section>
  );
}

const isChanged = ({ changed }: WordRun) => changed;
const plain = ({ text }: WordsIn): WordRun[] => [{ text, changed: false }];

/** The words of a version in the reader's language, or else those that there are. */
function readable({ version }: Side, language: Language): WordsIn {
  const words = wordsOf(version);
  const { text, textLanguage } = version;
  return words.find((each) => each.language === language) ?? words[0] ?? { language: textLanguage, text };
}

function SignedAt({ version }: { readonly version: ContractVersion }) {
  const dates = useDates();
  return (
    <p className="num text-xs text-text-3">
      {version.by.nickname}, {dates.write(Date.parse(version.at))}
    </p>
  );
}

type WordsProps = {
  readonly runs: readonly WordRun[];
  readonly kind: 'removed' | 'added';
  readonly language: Language;
};

/** The words of a version. Each difference has a sign, a line and a word, besides its colour. */
function Words({ runs, kind, language }: WordsProps) {
  const { t } = useTranslation();
  const [Mark, Sign] = kind === 'removed' ? (['del', Minus] as const) : (['ins', Plus] as const);
  return (
    <p lang={localeOf(language)} className="leading-relaxed wrap-anywhere">
      {runs.map(({ text, changed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text keep their places
        <span key={at}>
          {changed ? (
            <Mark
              className={
                kind === 'removed'
                  ? 'rounded-sm bg-danger-soft px-1 text-danger decoration-2'
                  : 'rounded-sm bg-success-soft px-1 text-success decoration-2'
              }
            >
              <Sign size={12} aria-hidden="true" className="inline" />
              <span className="sr-only">{t(`contracts.${kind}`)} </span>
              {text}
            </Mark>
          ) : (
            text
          )}{' '}
        </span>
      ))}
    </p>
  );
}

function Version({ version }: { readonly version: ContractVersion }) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <li className="grid gap-1 rounded-md border border-line px-4 py-3">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">
          {t('contracts.versionOf', {
            number: version.version,
            action: t(`contracts.did.${version.action}`),
            name: version.by.nickname,
          })}
        </span>
        <span className="num text-xs text-text-3">{dates.write(Date.parse(version.at))}</span>
      </span>
      {version.reason !== null && <span className="text-sm wrap-anywhere text-text-2">{version.reason}</span>}
      <span className="num text-xs wrap-anywhere text-text-3">
        {t('contracts.hash', { hash: version.textHash.slice(0, 16) })}
      </span>
    </li>
  );
}
