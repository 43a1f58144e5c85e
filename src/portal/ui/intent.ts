type IntentProps = {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onTouchStart: () => void;
};

/**
 * Props for a control whose press opens something that is fetched on demand: hover, focus and the first touch already
 * fetch it. A failure is left to the press, which asks again and reports.
 */
export function onIntent(load: () => Promise<unknown>): IntentProps {
  const begin = () => void load().catch(() => undefined);
  return { onPointerEnter: begin, onFocus: begin, onTouchStart: begin };
}
