import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetContract } from '#generated/client/contract/contract.ts';
import type { ContractDetail, ContractVersion, Language } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { FilterSelect } from '#portal/entities/list/filter-select.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { localeOf } from '#portal/i18n/language.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { type WordRun, wordChanges } from '#portal/lib/word-changes.ts';
import { type WordsIn, wordsOf } from './agreed-words.tsx';

type Side = { readonly key: string; readonly label: string; readonly version: ContractVersion };

/** Two versions of what was agreed side by side, those of a replaced contract among them. */
export function CompareVersions({ detail }: { readonly detail: ContractDetail }) {
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
