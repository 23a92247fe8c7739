/** What the thread of the encoder is asked. */
export interface ToEncode {
  id: number;
  texts: readonly string[];
}

/** What it answers. */
export interface Encoded {
  id: number;
  /** One for each text. */
  vectors?: Float32Array[];
  failure?: string;
}
