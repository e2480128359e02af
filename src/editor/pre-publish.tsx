import { Skeleton } from '../components/skeleton';
import { StatusCounts } from '../object-seo/status-counts';
import type { StatusCounts as Counts } from '../page-checks';

/**
 * What the checks find, before the post is published.
 *
 * @param props
 * @param props.counts Null until the checks have run.
 */
export const PrePublish = ( { counts }: { counts: Counts | null } ) =>
	counts ? <StatusCounts counts={ counts } /> : <Skeleton />;
