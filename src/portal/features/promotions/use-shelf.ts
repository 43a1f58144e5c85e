import { PromotionCategory } from '../../../../generated/client/model/index.ts';
import { useAddress } from '../../access/use-address.ts';

/** What part of the list is shown; the address holds it. */
export interface Shelf {
  readonly category: PromotionCategory | undefined;
  /** From 1. */
  readonly page: number;
}

/** The part of the list that the address asks for, and the way to change it. What it cannot mean is left out. */
export function useShelf() {
  const [params, change] = useAddress();
  const category = Object.values(PromotionCategory).find((known) => known === params.get('category'));
  const asked = params.get('page') ?? '';
  const page = /^[1-9][0-9]{0,3}$/.test(asked) ? Number(asked) : 1;
  const show = (shelf: Partial<Shelf>) =>
    change(
      {
        ...('category' in shelf && { category: shelf.category }),
        // Another shelf begins at its beginning.
        page: shelf.page !== undefined && shelf.page > 1 ? String(shelf.page) : undefined,
      },
      { toTop: shelf.page !== undefined, atOnce: true },
    );
  const shelf: Shelf = { category, page };
  return { shelf, show };
}
