/** The parts of the editor integration that are loaded on demand, as one chunk. */
export { currentCounts } from './saving/current-counts';
export { Panel } from './panel';
export { PrePublish } from './pre-publish';
export { Summary } from './summary';
export { Watch } from './watch';
