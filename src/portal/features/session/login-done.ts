import type { ModalName } from '../../access/use-modals.ts';

/** Somebody is logged in; `next` is what is shown then. */
export type LoginDone = (next?: ModalName) => void;
