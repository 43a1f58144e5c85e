type IntentProps = {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onTouchStart: () => void;
};

/**
 * Props for a control that opens lazily loaded code: hover, focus and the first touch already load it. A failure is
 * left to the press, which loads again and reports.
 */
export function onIntent(load: () => Promise<unknown>): IntentProps {
  const begin = () => void load().catch(() => undefined);
  return { onPointerEnter: begin, onFocus: begin, onTouchStart: begin };
}
