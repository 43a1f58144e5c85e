import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../../access/use-address.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { type LobbyFilters, noFilters, readFilters, writeFilters } from './lobby-filters.ts';

/** This long (ms) after the last key the words go into the address. */
const ADDRESS_MS = 300;

/**
 * The filters, which live in the address, and the ways to change them. A choice is a step to go back from, a keystroke
 * is not. Words hold at once and are in the address when the typing pauses: a new address has the whole portal rendered,
 * and what is typed should be found within a tenth of a second.
 */
export function useLobbyFilters() {
  const [params, changeAddress] = useAddress();
  // Another parameter, an opened dialog for one, makes no new filters.
  const own = writeFilters(new URLSearchParams(), readFilters(params)).toString();
  const inAddress = useMemo(() => readFilters(new URLSearchParams(own)), [own]);

  /** Words that are searched for, as long as the address may lag behind. */
  const [typed, setTyped] = useState<string>();
  /** Those of them that the server is asked for: in the frame that shows what is there already there is no time for it. */
  const [asked, setAsked] = useState<string>();
  /** The words that went into the address last. */
  const [written, setWritten] = useState<string>();
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    // What comes into the address from elsewhere (Back, a cleared search) replaces what was typed.
    if (inAddress.gameName === typed || inAddress.gameName !== written) {
      setTyped(undefined);
      setAsked(undefined);
    }
  }
  const filters = useMemo(
    () => (typed === undefined ? inAddress : { ...inAddress, gameName: typed }),
    [inAddress, typed],
  );

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callOff = useRef<() => void>(undefined);
  const stop = useStableCallback(() => {
    clearTimeout(pause.current);
    callOff.current?.();
  });
  useEffect(() => stop, [stop]);

  const write = useStableCallback((changes: Partial<LobbyFilters>, replace: boolean) => {
    // Words go with whatever goes first: after a choice they would bring the address before it back.
    stop();
    const gameName = changes.gameName ?? typed;
    setTyped(gameName);
    setAsked(gameName);
    setWritten(gameName);
    changeAddress((now) => writeFilters(now, { ...changes, ...(gameName !== undefined && { gameName }) }), {
      replace,
      // Words alone are shown already; a choice shows itself only then.
      atOnce: !replace,
    });
  });
  const search = useStableCallback((words: string) => {
    stop();
    setTyped(words);
    callOff.current = afterPaint(() => startTransition(() => setAsked(words)));
    pause.current = setTimeout(() => write({}, true), ADDRESS_MS);
  });
  const change = useStableCallback((changes: Partial<LobbyFilters>) => write(changes, false));
  const clear = useStableCallback(() => write(noFilters, false));
  // Before the first key the words of the address are asked for, and so are those that have replaced what was typed.
  const askedWords = typed === undefined ? inAddress.gameName : (asked ?? inAddress.gameName);
  return { filters, askedWords, change, search, clear };
}
