import type { Failure } from '../components/load-failed';
import type { Base, PageNow } from '../object-seo/types';
import type { CheckResult, StatusCounts } from '../page-checks';

/** What is known of the post while it is being written. */
export interface Live {
	base: Base | null;
	page: PageNow | null;
	/** Why nothing is known. */
	failure: Failure | null;
	retry: () => void;
	/** Null until the checks have run. */
	results: CheckResult[] | null;
	counts: StatusCounts | null;
}
