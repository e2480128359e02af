/** Debounce of search requests in milliseconds. */
export const PAUSE = 400;
