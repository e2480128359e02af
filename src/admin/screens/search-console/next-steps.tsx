import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { store } from '../../../../store';
import { focusHeading } from '../../navigation/focus-heading';
import { routeOf } from '../content-performance/list-query';

/** The next steps: insights that have pages, each with a link to them. Null when there are none. */
export function NextSteps() {
	const insights = useSelect(
		( select ) => select( store ).getInsights(),
		[]
	)?.filter( ( { count } ) => count > 0 );
	if ( ! insights?.length ) {
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
								{ count.toLocaleString() }
							</span>
						</Link>
						<p>{ description }</p>
					</li>
				) ) }
			</ul>
		</section>
	);
}
