import type { ModalName } from '../../access/use-modals.ts';

/** What each modal is given. */
export type ModalProps = {
  /** The name that the address opened it by. */
  readonly name: ModalName;
  /** The user asked for it out of free will; undefined when a link brought it. */
  readonly own: boolean | undefined;
  readonly onClose: () => void;
};
