import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../common/locale';
import { store } from '../../../../store';
import { LoadFailed, type Failure } from '../../../components/load-failed';
import { focusHeading } from '../../navigation/focus-heading';
import { routeOf } from '../content-performance/list-query';

/** The next steps: insights that have pages, each with a link to them. Null when there are none. */
export function NextSteps() {
	const { all, hasFailed, error } = useSelect( ( select ) => {
		const { getInsights, hasResolutionFailed, getResolutionError } =
			select( store );
		return {
			all: getInsights(),
			hasFailed: hasResolutionFailed( 'getInsights', [] ),
			error: getResolutionError( 'getInsights', [] ),
		};
	}, [] );
	const { invalidateResolution } = useDispatch( store );
	const insights = all?.filter( ( { count } ) => count > 0 ) ?? [];
	if ( ! all && hasFailed ) {
		return (
			<LoadFailed
				title={ __(
					'The next steps couldn’t be loaded.',
					'pharos-seo'
				) }
				error={ error as Failure | undefined }
				onRetry={ () => void invalidateResolution( 'getInsights', [] ) }
			/>
		);
	}
	if ( insights.length === 0 ) {
		return null;
	}
	return (
		<section
			className="pharos-card pharos-gsc-next"
			aria-labelledby="pharos-next-title"
		>
			<h2 id="pharos-next-title" className="pharos-card__title">
				{ __( 'Next steps', 'pharos-seo' ) }
			</h2>
			<ul>
				{ insights.map( ( { code, label, description, count } ) => (
					<li key={ code }>
						<Link
							to={ routeOf( { insight: code } ) }
							state={ focusHeading }
						>
							{ label }{ ' ' }
							<span className="pharos-gsc-count">
								{ formatNumber( count ) }
							</span>
						</Link>
						<p>{ description }</p>
					</li>
				) ) }
			</ul>
		</section>
	);
}
