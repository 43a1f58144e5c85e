import type { ModalName } from '../../access/use-modals.ts';

/** The props of every modal. */
export type ModalProps = {
  /** The name in the address that opened it. */
  readonly name: ModalName;
  /** Whether the user asked for the modal; undefined when a link opened it. */
  readonly own: boolean | undefined;
  readonly onClose: () => void;
};
