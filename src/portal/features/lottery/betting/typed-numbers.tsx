import { CircleAlert, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickRow } from '#generated/model/index.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { parseNumbers, type TokenProblem } from '#shared/lottery/parse-numbers.ts';
import { isTypedOnly } from './play.ts';

type TypedNumbersProps = {
  readonly row: PickRow;
  readonly picks: readonly string[];
  readonly onChange: (picks: readonly string[]) => void;
};

/** More picks than this are counted, not listed. */
const SHOWN = 60;
/** More problems than this are counted. */
const TOLD = 8;

/** A field for typed or pasted numbers. What is no number of the row stays in the field and is named below it. */
export function TypedNumbers({ row, picks, onChange }: TypedNumbersProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly TokenProblem[]>([]);
  const range = { from: row.from ?? '', to: row.to ?? '', count: row.from?.length ?? 0 };

  function take() {
    const read = parseNumbers(text, { ...row, label: 'numbers', options: [] });
    const fresh = read.picks.filter((pick) => !picks.includes(pick));
    const taken = fresh.slice(0, Math.max(0, row.maxPicks - picks.length));
    // A number that is picked already is no problem: it is picked.
    const wrong = read.problems.filter(({ kind }) => kind !== 'twice');
    const tooMany = fresh.slice(taken.length);
    setProblems(wrong);
    setText([...wrong.map(({ token }) => token), ...tooMany].join(' '));
    if (taken.length > 0) onChange([...picks, ...taken].toSorted());
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  }
  const isFull = picks.length >= row.maxPicks && text !== '';
  return (
    <div className="grid grid-cols-1 gap-1.5 @min-[516px]:grid-cols-[auto_minmax(0,1fr)] @min-[516px]:items-center @min-[516px]:gap-x-3">
      <label htmlFor={id} className="text-sm font-medium text-text-2">
        {t('betting.typed.label')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="text"
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblems([]);
          }}
          onKeyDown={onKeyDown}
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={`${id}-help`}
          className={cn(
            'num h-control-md min-w-0 flex-1 rounded-md border bg-surface-2 px-3 text-md touch:h-touch touch:text-lg light:bg-surface-1',
            'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus',
            problems.length > 0 ? 'border-danger' : 'border-line-control',
          )}
        />
        <Button onClick={take} disabled={text.trim() === ''}>
          {t('betting.typed.take')}
        </Button>
      </div>
      <div id={`${id}-help`} className="text-xs text-text-3 @min-[516px]:col-start-2">
        {problems.length === 0 && !isFull && t('betting.typed.hint', range)}
        {isFull && (
          <p role="alert" className="text-danger">
            {t('betting.typed.full', { count: row.maxPicks })}
          </p>
        )}
        {problems.length > 0 && (
          <ul role="alert" className="grid gap-0.5 text-danger">
            {problems.slice(0, TOLD).map(({ token, kind }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text may have the same mistake twice
              <li key={place} className="flex gap-1.5">
                <CircleAlert size={14} aria-hidden="true" className="mt-px flex-none" />
                {t(`betting.typed.problem.${kind}`, { token: token.slice(0, 20), ...range })}
              </li>
            ))}
            {problems.length > TOLD && <li>{t('betting.typed.further', { count: problems.length - TOLD })}</li>}
          </ul>
        )}
      </div>
      {isTypedOnly(row) && picks.length > 0 && (
        <ul aria-label={t('betting.picked')} className="flex flex-wrap gap-1.5 @min-[516px]:col-span-2">
          {picks.slice(0, SHOWN).map((pick) => (
            <li key={pick}>
              <button
                type="button"
                aria-label={t('betting.remove', { name: pick })}
                onClick={() => onChange(picks.filter((one) => one !== pick))}
                className="num target inline-flex h-8.5 items-center gap-1 rounded-full bg-brand px-3 text-sm font-semibold text-brand-contrast"
              >
                {pick}
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
          {picks.length > SHOWN && (
            <li className="self-center text-sm text-text-2">{t('betting.further', { count: picks.length - SHOWN })}</li>
          )}
        </ul>
      )}
    </div>
  );
}
