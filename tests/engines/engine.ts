/** A window of a browser, driven by pointer and keys. */
export interface EngineWindow {
  /** Opens an address and waits until it has loaded. */
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; its value must be plain data. */
  read: <T>(expression: string) => Promise<T>;
  /** Clicks at a position of the window. */
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  enter: () => Promise<void>;
  /** Uncaught errors and console errors so far, if the engine reports them. */
  problems: string[];
}

export interface RunningEngine {
  /** Name and version of the browser. */
  version: string;
  /** Opens a window of this size with an empty profile. */
  window: (width: number, height: number) => Promise<EngineWindow>;
  end: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** The level of docs/browsers.md that applies to it. */
  step: 'everything' | 'journeys' | 'plain';
  /** The reason why it cannot run on this machine, or undefined. */
  missing: () => string | undefined;
  start: () => Promise<RunningEngine>;
}
