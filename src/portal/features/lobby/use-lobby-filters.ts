import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../../access/use-address.ts';
import { afterPaint } from '../../lib/timing.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { type LobbyFilters, noFilters, readFilters, writeFilters } from './lobby-filters.ts';

/** This long (ms) after the last key the words go into the address. */
const ADDRESS_MS = 300;

/**
 * The filters of the address and their setters. A choice adds a history entry; a keystroke does not. Words apply at
 * once and reach the address when typing pauses, because a new address renders the whole portal.
 */
export function useLobbyFilters() {
  const [params, changeAddress] = useAddress();
  // Other parameters, for example of an opened dialog, create no new filters.
  const own = writeFilters(new URLSearchParams(), readFilters(params)).toString();
  const inAddress = useMemo(() => readFilters(new URLSearchParams(own)), [own]);

  /** The current search words while the address may lag behind. */
  const [typed, setTyped] = useState<string>();
  /** The words to request from the server. The frame that shows the loaded games has no time for a request. */
  const [asked, setAsked] = useState<string>();
  /** The words that went into the address last. */
  const [written, setWritten] = useState<string>();
  const [known, setKnown] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    // Changes of the address from elsewhere (Back, a cleared search) replace the typed words.
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
    // Pending words go with the first change; later they would bring the previous address back.
    stop();
    const gameName = changes.gameName ?? typed;
    setTyped(gameName);
    setAsked(gameName);
    setWritten(gameName);
    changeAddress((now) => writeFilters(now, { ...changes, ...(gameName !== undefined && { gameName }) }), {
      replace,
      // Words are already shown; a choice is shown only now.
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
  // The words of the address are requested before the first key and after they replaced the typed ones.
  const askedWords = typed === undefined ? inAddress.gameName : (asked ?? inAddress.gameName);
  return { filters, askedWords, change, search, clear };
}
