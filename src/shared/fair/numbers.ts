/** HMAC-SHA-256 of a text in UTF-8, under the seed of a round or draw as key: 32 bytes. */
export type SeededHmac = (message: string) => Uint8Array;

/** The numbers of the contract's algorithm `portico-hmac-sha256-1`, in the order of their stream. */
export interface FairNumbers {
  /** The next number from 0 to below `count`, each equally likely. */
  below(count: number): number;
  /** The first `take` places of the list after its shuffle. */
  shuffle<Item>(list: readonly Item[], take: number): Item[];
}

const ALL = 2 ** 32;
const PER_BLOCK = 8;

/** The numbers that follow from a seed and a label. Browsers and Node have different HMACs, so it is given. */
export function fairNumbers(hmac: SeededHmac, label: string): FairNumbers {
  let position = 0;
  let block: DataView = new DataView(new ArrayBuffer(32));
  const next = () => {
    const within = position % PER_BLOCK;
    if (within === 0) {
      const bytes = hmac(`${label}:${position / PER_BLOCK}`);
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    position += 1;
    return block.getUint32(within * 4);
  };
  const below = (count: number) => {
    const limit = Math.floor(ALL / count) * count;
    for (;;) {
      const number = next();
      if (number < limit) return number % count;
    }
  };
  const shuffle = <Item>(list: readonly Item[], take: number) => {
    const items = [...list];
    for (let place = 0; place < take; place++) {
      const chosen = place + below(items.length - place);
      const drawn = items.splice(chosen, 1, ...items.slice(place, place + 1));
      items.splice(place, 1, ...drawn);
    }
    return items.slice(0, take);
  };
  return { below, shuffle };
}
