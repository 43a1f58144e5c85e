import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { type AddressChanges, useAddress, useStepBack } from './use-address.ts';
import { isModalState, type ModalName } from './use-modals.ts';

/** What the address says of an open modal: `''` is the parameter named like the modal, any other key `name.key`. */
type Values = AddressChanges;

/** The address of one open modal, and the ways to move inside it. */
export function useModalAddress(name: ModalName) {
  const [params, change] = useAddress();
  const { state } = useLocation();
  const stepBack = useStepBack();
  const steps = isModalState(state) ? (state.steps ?? 0) : 0;

  const write = useCallback(
    (values: Values, isStep: boolean) => {
      change(Object.fromEntries(Object.entries(values).map(([key, value]) => [keyOf(name, key), value])), {
        replace: !isStep,
        atOnce: !isStep,
        memory: (now) => (isStep && isModalState(now) ? { ...now, steps: (now.steps ?? 0) + 1 } : now),
      });
    },
    [name, change],
  );

  return {
    get: (key = '') => params.get(keyOf(name, key)) ?? undefined,
    /** Replaces the shown values in the same history entry. */
    turn: (values: Values) => write(values, false),
    /** Goes a step deeper: Back leads back here. */
    enter: (values: Values) => write(values, true),
    /** Undoes such a step; where a link led straight in, by `values`. */
    leave: (values: Values) => (steps > 0 ? stepBack() : write(values, false)),
  };
}

function keyOf(name: ModalName, key: string): string {
  return key === '' ? name : `${name}.${key}`;
}
