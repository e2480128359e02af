let count = 0;

/** Returns a unique id for an editing step: edits with the same id are undone together. */
export const newStep = (): string => `step ${ ++count }`;
