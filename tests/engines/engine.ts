/** A window of a browser, driven as a visitor does: by pointer and keys. */
export interface EngineWindow {
  /** Opens an address and waits until it has loaded. */
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page, which must be plain data. */
  read: <T>(expression: string) => Promise<T>;
  /** Presses at a place of the window. */
  press: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  enter: () => Promise<void>;
  /** Uncaught errors and errors of the console so far, where the engine tells them. */
  problems: string[];
}

export interface RunningEngine {
  /** What the browser calls itself. */
  version: string;
  /** A window of its own with nothing kept, as wide and as high as said. */
  window: (width: number, height: number) => Promise<EngineWindow>;
  end: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** How much of docs/browsers.md holds in it. */
  step: 'everything' | 'journeys' | 'plain';
  /** Why it cannot run here, or undefined. */
  missing: () => string | undefined;
  start: () => Promise<RunningEngine>;
}
