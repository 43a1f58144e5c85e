import { useMemo } from 'react';
import { type AddressChanges, useAddress } from '../../access/use-address.ts';
import { useModalAddress } from '../../access/use-modal-address.ts';
import type { ModalName } from '../../access/use-modals.ts';

/** The place in the address that stores a list's state. The address of a page in a centre (`usePanel`) is one too. */
export type ListAddress = {
  readonly params: URLSearchParams;
  /** `replace` adds no history entry, if the address uses history entries. */
  readonly change: (values: AddressChanges, options?: { readonly replace?: boolean }) => void;
};

/** The address of a list that is its own page. Each change adds a history entry and scrolls to the top. */
export function usePageAddress(): ListAddress {
  const [params, change] = useAddress();
  return { params, change: (values, options) => change(values, { toTop: true, atOnce: true, ...options }) };
}

/** The address of a list in a modal: its parameters are named `modal.name`. */
export function useModalListAddress(name: ModalName): ListAddress {
  const [address] = useAddress();
  const { turn } = useModalAddress(name);
  return { params: useNested(address, name), change: (values) => turn(values) };
}

/** The address of a second list on a page: its parameters are named `list.name`. A change adds no history entry. */
export function useNestedListAddress(name: string): ListAddress {
  const [address, change] = useAddress();
  return {
    params: useNested(address, name),
    change: (values) => {
      const nested = Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]);
      change(Object.fromEntries(nested), { replace: true, atOnce: true });
    },
  };
}

function useNested(address: URLSearchParams, name: string): URLSearchParams {
  return useMemo(() => {
    const own = [...address].filter(([key]) => key.startsWith(`${name}.`));
    return new URLSearchParams(own.map(([key, value]) => [key.slice(name.length + 1), value]));
  }, [address, name]);
}
