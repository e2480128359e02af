/** What the slice does; late-reducer.ts loads it. */
export { analysis as reducer } from './reducer';
export { serve } from './serve';
