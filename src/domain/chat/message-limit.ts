/** Most characters of a visitor's message. */
export const chatMessageLimit = 2000;
