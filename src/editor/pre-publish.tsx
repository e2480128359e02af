import { Skeleton } from '../components/skeleton';
import { StatusCounts } from '../object-seo/status-counts';
import type { StatusCounts as Counts } from '../page-checks';

/**
 * The check results in the pre-publish panel.
 *
 * @param props
 * @param props.counts Null until the checks have run.
 */
export const PrePublish = ( { counts }: { counts: Counts | null } ) =>
	counts ? <StatusCounts counts={ counts } /> : <Skeleton />;
