/** What the slice does; late-reducer.ts loads it. */
export { recheck } from './recheck';
export { analysis as reducer } from './reducer';
export { readReports } from './reports';
export { grant } from './wishes';
