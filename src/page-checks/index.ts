export { createChecker } from './client';
export { outline } from './outline';
export { countByStatus, sortResults, type StatusCounts } from './results';
export type {
	BlockOutline,
	CheckResult,
	FieldName,
	PageSnapshot,
	Place,
} from './types';
