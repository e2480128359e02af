import { Icon } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { published } from '@wordpress/icons';
import { Link } from 'react-router-dom';
import { store } from '../../../../store';
import { Skeleton } from '../../../components/skeleton';
import { focusHeading } from '../../navigation/focus-heading';
import { InsightsFailure, useInsights } from '../search-console/use-insights';
import { Failure } from '../analysis/failure';
import { ROUTE } from '../analysis/list-query';
import { rowsOf } from '../analysis/rows';
import { useFreshChecks } from '../analysis/use-fresh-checks';
import { Health } from './health';
import { SitemapTask, useLacksSitemap } from './sitemap-task';
import { TaskRow } from './task-row';
import { tasksOf } from './tasks';

/** Maximum number of tasks. */
const LIMIT = 10;

const NONE: never[] = [];

/** Next steps: the findings of the site analysis and of Search Console in one list, by gain. */
export function Next() {
	const checks = useFreshChecks();
	const { items, isAwaiting } = checks;
	const { insights, error } = useInsights();
	const lacksSitemap = useLacksSitemap();
	const isComplete = useSelect(
		( select ) => select( store ).getCheckCounts() !== null,
		[]
	);
	const tasks = useMemo(
		() => tasksOf( items ? rowsOf( items ) : NONE, insights ?? NONE ),
		[ items, insights ]
	);
	const isIdle = tasks.length === 0 && ! lacksSitemap;
	return (
		<section
			className="pharos-card pharos-tasks"
			aria-labelledby="pharos-tasks-title"
		>
			<div className="pharos-tasks__head">
				<h2
					id="pharos-tasks-title"
					className="pharos-card__title"
					tabIndex={ -1 }
				>
					{ __( 'Next steps', 'pharos-seo' ) }
				</h2>
				<Health />
				<Link to={ ROUTE } state={ focusHeading }>
					{ __( 'View all', 'pharos-seo' ) }
				</Link>
			</div>
			<Failure { ...checks } />
			{ error && <InsightsFailure error={ error } /> }
			<ul className="pharos-tasks__list">
				{ lacksSitemap && <SitemapTask /> }
				{ tasks
					.slice( 0, lacksSitemap ? LIMIT - 1 : LIMIT )
					.map( ( task ) => (
						<TaskRow key={ task.id } task={ task } />
					) ) }
			</ul>
			{ isIdle && isComplete && ! error && <Quiet /> }
			{ ! isComplete && isAwaiting && (
				<Skeleton rows={ isIdle ? 3 : 1 } />
			) }
		</section>
	);
}

/** Nothing is left to do. */
const Quiet = () => (
	<p className="pharos-tasks__quiet">
		<Icon icon={ published } />
		<span>
			<strong>{ __( 'Nothing to do today', 'pharos-seo' ) }</strong>{ ' ' }
			{ __( 'No errors or warnings', 'pharos-seo' ) }
		</span>
	</p>
);
