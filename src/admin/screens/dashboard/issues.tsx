import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { store } from '../../../../store';
import { Skeleton } from '../../../components/skeleton';
import { focusHeading } from '../../navigation/focus-heading';
import { Failure } from '../site-analysis/failure';
import { ShortList } from '../site-analysis/short-list';
import { ROUTE } from '../site-analysis/list-query';
import { rowsOf } from '../site-analysis/rows';
import { useFreshChecks } from '../site-analysis/use-fresh-checks';

/** Maximum number of issues (spec.md section 9). */
const LIMIT = 10;

/** Issues that another card of the dashboard already asks to fix: it has the button to connect Search Console. */
const ELSEWHERE: ReadonlySet< string > = new Set( [ 'search_console' ] );

/** The most important issues of the site analysis. */
export function Issues() {
	const checks = useFreshChecks();
	const { items, isAwaiting } = checks;
	const rows = useMemo(
		() =>
			items
				? rowsOf( items ).filter( ( { id } ) => ! ELSEWHERE.has( id ) )
				: null,
		[ items ]
	);
	const isComplete = useSelect(
		( select ) => select( store ).getCheckCounts() !== null,
		[]
	);
	return (
		<section
			className="pharos-card pharos-issues"
			aria-labelledby="pharos-issues-title"
		>
			<div className="pharos-issues__head">
				<h2 id="pharos-issues-title" className="pharos-card__title">
					{ __( 'Site SEO Analysis', 'pharos-seo' ) }
				</h2>
				<Link to={ ROUTE } state={ focusHeading }>
					{ __( 'View all', 'pharos-seo' ) }
				</Link>
			</div>
			<Failure { ...checks } />
			{ rows && (
				<ShortList
					rows={ rows }
					isComplete={ isComplete }
					limit={ LIMIT }
				/>
			) }
			{ ! isComplete && isAwaiting && <Skeleton rows={ 5 } /> }
		</section>
	);
}
