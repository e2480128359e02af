/** What the slice does; late-reducer.ts loads it. */
export { poll } from './poll';
export { sitemap as reducer } from './reducer';
export * from './requests';
