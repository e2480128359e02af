/** The search engine, loaded on demand as a separate chunk. */
export { buildIndex } from './index-entries';
export { search } from './match';
export { Results } from './results';
