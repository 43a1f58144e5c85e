import type { Block } from './record-numbers.ts';

/** The blocks of the algorithm: message, bytes in hexadecimal, and the eight numbers in them. */
export function BlockList({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map(({ message, hex, numbers }) => (
    <dl key={message} className="rounded-md bg-surface-2 px-3.5 py-2.5 text-xs light:bg-surface-3">
      <dt className="wrap-anywhere text-text-2">{message}</dt>
      <dd className="num wrap-anywhere">{hex}</dd>
      <dd className="num mt-1 text-text-2">{numbers.join(' ')}</dd>
    </dl>
  ));
}
