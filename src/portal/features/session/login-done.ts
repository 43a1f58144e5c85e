import type { ModalName } from '../../access/use-modals.ts';

/** Called after a login; `next` is the modal to show next. */
export type LoginDone = (next?: ModalName) => void;
