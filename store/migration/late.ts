/** What the slice does; late-reducer.ts loads it. */
export { compare } from './parity';
export { handle } from './handle';
export { migration as reducer } from './reducer';
export * from './requests';
