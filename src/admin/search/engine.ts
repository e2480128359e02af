/** The search engine, loaded on demand as a separate chunk. */
export { buildIndex, wizardLink } from './index-entries';
export { search } from './match';
export { Results } from './results';
