/**
 * What the encoder's weights were learnt for: any English, as they were published; to tell what people ask a clinic; to
 * tell emergencies.
 */
export type Learnt = 'general' | 'questions' | 'emergencies';

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
