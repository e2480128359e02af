let count = 0;

/** A name that no other step of editing has: what is done under it is undone at once. */
export const newStep = (): string => `step ${ ++count }`;
