export { createChecker } from './client';
export { outline } from './outline';
export {
	countByStatus,
	overallStatus,
	sortResults,
	STATUSES,
	type StatusCounts,
} from './results';
export type {
	BlockOutline,
	Checker,
	CheckResult,
	Duplicate,
	FieldFacts,
	FieldName,
	PageSnapshot,
	Place,
	Status,
} from './types';
