export { mergeEntries, type Entries } from './merge-entries';
