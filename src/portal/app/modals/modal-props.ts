/** What each modal is given. */
export type ModalProps = {
  /** The user asked for it out of free will; undefined when a link brought it. */
  readonly own: boolean | undefined;
  readonly onClose: () => void;
};
