/** How near a message is to what people ask on an ordinary day. Goes with `usual` of embedded/bank/bank.ts. */
export interface Usual {
  /** 0 to 1: to the nearest such question. */
  likeness: number;
  /** Its answer takes care of somebody, or names a help line: to be nearer to it says less. */
  withCare: boolean;
}
