/** The development commands are plain JavaScript, typed by their docblocks. */
declare module '*.mjs';
