import { Accessibility, CircleAlert, Keyboard, RefreshCw, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSlider, solveSlider } from '#generated/client/verification/verification.ts';
import type { SliderDrag, SliderProof, SliderTicket } from '#generated/model/index.ts';
import { errorText } from '../../api/error-text.ts';
import { throttle } from '../../lib/timing.ts';
import { IconButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { solveProof, useFresh } from './challenge.ts';
import { SliderPuzzle } from './slider-puzzle.tsx';

type BotCheckHandle = {
  /**
   * Shows the check. Resolves to the single-use ticket, or undefined if the user cancelled. A second call joins the
   * first.
   */
  readonly ask: () => Promise<SliderTicket | undefined>;
  /** The element that shows the check; false while there is none. */
  readonly panel: ReactNode;
};

type Asking = { readonly promise: Promise<SliderTicket | undefined>; readonly settle: (ticket?: SliderTicket) => void };

/** A bot check inside a form, shown on demand. Afterwards the focus returns to where it was. */
export function useBotCheck(): BotCheckHandle {
  const asking = useRef<Asking>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(() => () => asking.current?.settle(), []);

  function ask() {
    if (asking.current) return asking.current.promise;
    const opener = document.activeElement;
    let resolve: (ticket?: SliderTicket) => void = () => undefined;
    const promise = new Promise<SliderTicket | undefined>((settled) => {
      resolve = settled;
    });
    const settle = (ticket?: SliderTicket) => {
      asking.current = undefined;
      setOpen(false);
      if (opener instanceof HTMLElement) opener.focus();
      resolve(ticket);
    };
    asking.current = { promise, settle };
    setOpen(true);
    return promise;
  }

  const settle = (ticket?: SliderTicket) => asking.current?.settle(ticket);
  return { ask, panel: open && <BotCheck onPassed={settle} onClose={() => settle()} /> };
}

type BotCheckProps = {
  readonly onPassed: (ticket: SliderTicket) => void;
  /** Called when the user cancels the check. */
  readonly onClose: () => void;
};

/** The minimum time between two puzzles (ms). */
const REFRESH_MS = 1000;

/**
 * The bot check (SMS-13). The user drags a piece into a gap by pointer or arrow keys. As an alternative the browser
 * solves a proof of work. A puzzle accepts one answer, so a wrong answer loads the next puzzle.
 */
function BotCheck({ onPassed, onClose }: BotCheckProps) {
  const { t } = useTranslation();
  const id = useId();
  const puzzle = useFresh(getSlider);
  const [busy, setBusy] = useState<'drag' | 'work'>();
  const [failure, setFailure] = useState<unknown>();
  const frame = useRef<HTMLDivElement>(null);
  const thumb = useRef<HTMLDivElement>(null);
  const work = useRef<AbortController>(undefined);
  const [refresh] = useState(() =>
    throttle(() => {
      work.current?.abort();
      setFailure(undefined);
      puzzle.reload();
    }, REFRESH_MS),
  );
  const { answer: challenge, reload } = puzzle;

  useEffect(() => {
    thumb.current?.focus();
    // Scrolls to the whole check, not only the slider. Not every environment has this function.
    frame.current?.scrollIntoView?.({ block: 'nearest' });
    return () => work.current?.abort();
  }, []);

  async function solve(answer: SliderDrag | SliderProof) {
    setFailure(undefined);
    try {
      onPassed(await solveSlider(answer));
    } catch (error) {
      setFailure(error);
      setBusy(undefined);
      reload();
      thumb.current?.focus();
    }
  }

  function onDone(track: SliderDrag['track']) {
    if (!challenge || busy) return;
    setBusy('drag');
    void solve({ method: 'drag', challengeId: challenge.challengeId, track });
  }

  async function onWork() {
    if (busy) return;
    const call = new AbortController();
    work.current = call;
    setFailure(undefined);
    setBusy('work');
    const proof = await prove(call.signal).catch(() => undefined);
    if (proof === undefined) setBusy(undefined);
    else await solve(proof);
  }

  /** Solves the proof of work of the puzzle, which may still be loading. */
  async function prove(signal: AbortSignal): Promise<SliderProof | undefined> {
    const coming = await puzzle.coming();
    if (!coming) return undefined;
    const nonce = await solveProof(coming.proofOfWork, signal);
    return { method: 'proof_of_work', challengeId: coming.challengeId, nonce };
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Escape cancels the check, not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  const trouble = failure ?? puzzle.error;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, but this has none
    <div
      ref={frame}
      role="group"
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
      className="-mx-1 grid animate-rise gap-3 rounded-lg border border-line-strong bg-surface-2 p-4"
    >
      <div className="flex items-center gap-2">
        <p id={`${id}-title`} className="mr-auto font-semibold">
          {t('verification.title')}
        </p>
        <IconButton label={t('verification.anotherPicture')} variant="box" size="sm" onClick={() => refresh()}>
          <RefreshCw size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('verification.withoutPicture')} variant="box" size="sm" onClick={() => void onWork()}>
          <Accessibility size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('verification.cancel')} variant="box" size="sm" onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      <SliderPuzzle
        challenge={challenge}
        busy={busy !== undefined}
        thumb={thumb}
        helpId={`${id}-help`}
        onDone={onDone}
      />
      {trouble !== undefined && (
        <p role="alert" className="flex items-center gap-1.5 text-xs text-danger">
          <CircleAlert size={14} aria-hidden="true" />
          {errorText(trouble)}
        </p>
      )}
      <p id={`${id}-help`} className="flex items-center gap-1.5 text-xs text-text-3">
        {busy ? <Spinner className="scale-75" /> : <Keyboard size={14} aria-hidden="true" />}
        <span role={busy === 'work' ? 'status' : undefined}>
          {busy ? t('verification.checking') : t('verification.keys')}
        </span>
      </p>
    </div>
  );
}
