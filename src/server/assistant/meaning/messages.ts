/** What the encoder was tuned for: to tell what people ask a clinic, or to tell emergencies. */
export type Tuning = 'questions' | 'emergencies';

/** What the thread of the encoder begins with: at least one tuning. */
export type Loads = readonly [Tuning, ...Tuning[]];

/** What it is asked. */
export interface ToEncode {
  id: number;
  tuning: Tuning;
  texts: readonly string[];
}

/** What it says once it has loaded what it reads with. A thread that cannot load ends. */
export interface Loaded {
  loaded: true;
}

/** What it answers. */
export interface Encoded {
  id: number;
  /** One for each text. */
  readings?: TextEmbedding[];
  failure?: string;
}

/** What a text means. */
export interface TextEmbedding {
  /** Its embedding. */
  vector: Float32Array;
  /** Of a question, log-odds up to a constant of each answer that was learnt, in the classifier's order. */
  scores?: Float32Array;
}
