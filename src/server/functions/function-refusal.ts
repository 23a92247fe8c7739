import type { LimitName } from '../limit-settings.ts';
import type { FunctionFailure } from './function-failures.ts';

export interface RefusalDetails {
  /** A message to the caller in place of the default. Never holds input of a person. */
  message?: string;
  /** Whole seconds until a retry makes sense. */
  retryAfter?: number;
  /** The limit that refused the call, for the log. */
  limit?: LimitName;
}

/** Thrown by the work of a function to refuse or fail with a code; the endpoint answers with its status. */
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
