/** What the search needs when somebody uses it; a chunk of its own. */
export { buildIndex } from './index-entries';
export { search } from './match';
export { Results } from './results';
