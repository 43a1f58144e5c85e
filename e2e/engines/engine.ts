/** A page in a browser that is not Chromium, as far as the smoke needs it. */
export interface Tab {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments and the page. */
  run<Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** The same in the document of the page's frame. */
  runInFrame<Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** Presses the middle of the first element, as a person would. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses Esc in the element that has the focus. */
  escape(): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Buffer>;
  /** What the page threw since the last question, where the browser tells. */
  errors(): readonly string[];
}

export interface Engine {
  /** The browser with its version. */
  readonly name: string;
  /** A tab of a visitor who has never been here. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
}

export const WINDOW = { width: 1366, height: 900 } as const;
