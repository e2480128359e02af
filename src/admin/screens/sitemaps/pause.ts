/** Milliseconds without a key before the server is asked. */
export const PAUSE = 400;
