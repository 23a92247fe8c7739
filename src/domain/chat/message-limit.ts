/** Longest message of a visitor, in characters. */
export const chatMessageLimit = 2000;
