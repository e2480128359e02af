/** The development commands are plain JavaScript with types in docblocks. */
declare module '*.mjs';
