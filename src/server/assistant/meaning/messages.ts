/** The purpose of an encoder's tuning: questions to a clinic, or emergencies. */
export type Tuning = 'questions' | 'emergencies';

/** The tunings that the thread loads: at least one. */
export type Loads = readonly [Tuning, ...Tuning[]];

/** A request to the thread. */
export interface ToEncode {
  id: number;
  tuning: Tuning;
  texts: readonly string[];
}

/** Sent when the thread has loaded. A thread that cannot load ends. */
export interface Loaded {
  loaded: true;
}

/** A reply of the thread. */
export interface Encoded {
  id: number;
  /** One for each text. */
  readings?: TextEmbedding[];
  failure?: string;
}

/** The result for a text. */
export interface TextEmbedding {
  /** Its embedding. */
  vector: Float32Array;
  /** For questions: log-odds, up to a constant, of each trained answer, in the classifier's order. */
  scores?: Float32Array;
}
