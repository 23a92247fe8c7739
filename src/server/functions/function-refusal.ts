import type { LimitName } from '../limit-settings.ts';
import type { FunctionFailure } from './function-failures.ts';

export interface RefusalDetails {
  /** For the person who called, in the place of the usual words. Never what a person typed. */
  message?: string;
  /** Whole seconds after which asking again makes sense. */
  retryAfter?: number;
  /** The limit that refuses, for the log. */
  limit?: LimitName;
}

/** A function's work ends in a way that has a name: thrown by what stands behind a function, answered as its status. */
export class FunctionRefusal extends Error {
  override name = 'FunctionRefusal';
  readonly code: FunctionFailure;
  readonly details: RefusalDetails;

  constructor(code: FunctionFailure, details: RefusalDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}
