/** The props of the content behind a row of the main menu. */
export type MenuPanelProps = {
  /** Called before any navigation. */
  readonly onLeave: () => void;
};
