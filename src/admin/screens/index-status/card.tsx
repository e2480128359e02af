import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { focusHeading } from '../../navigation/focus-heading';

/** The card of the Search Console screen that leads to the index status. */
export const IndexStatusCard = () => (
	<section
		className="pharos-card pharos-gsc"
		aria-labelledby="pharos-index-status-title"
	>
		<h2 id="pharos-index-status-title" className="pharos-card__title">
			{ __( 'Index Status', 'pharos-seo' ) }
		</h2>
		<p>
			{ __(
				'The status of your pages in Google’s index, and what has changed.',
				'pharos-seo'
			) }
		</p>
		<p>
			<Link to="/search-console/index-status" state={ focusHeading }>
				{ __( 'View index status', 'pharos-seo' ) }
			</Link>
		</p>
	</section>
);
