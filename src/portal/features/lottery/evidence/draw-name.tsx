import type { Draw } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';

/** The game of a draw, its issue, its station and its time. */
export function DrawName({ draw }: { readonly draw: Draw }) {
  const dates = useDates();
  const parts = [draw.gameName, draw.station?.name, draw.issueNo, dates.write(Date.parse(draw.drawAt))];
  return <p className="-mt-2 text-sm text-text-2">{parts.filter(Boolean).join(', ')}</p>;
}
