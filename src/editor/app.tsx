/** What is loaded once somebody wants to see it: one file. */
export { countsNow } from './counts-now';
export { Panel } from './panel';
export { PrePublish } from './pre-publish';
export { Summary } from './summary';
export { Watch } from './watch';
