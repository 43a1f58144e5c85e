/** What is given to the content behind a row of the main menu. */
export type MenuPanelProps = {
  /** Called before anything that leads on. */
  readonly onLeave: () => void;
};
