import type { Failure } from '../components/load-failed';
import type { Base, PageNow } from '../object-seo/types';
import type { CheckResult, StatusCounts } from '../page-checks';

/** Current data of the post that is being edited. */
export interface Live {
	base: Base | null;
	page: PageNow | null;
	/** Why the data couldn't be loaded. */
	failure: Failure | null;
	retry: () => void;
	/** Null until the checks have run. */
	results: CheckResult[] | null;
	counts: StatusCounts | null;
}
