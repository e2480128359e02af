import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { hasPermission, SETTINGS_PERMISSION } from '../../../permissions';
import { focusHeading } from '../../navigation/focus-heading';

/** The card of the Search Console screen that leads to the email summary; only for users who can change it. */
export const SummaryCard = () =>
	hasPermission( SETTINGS_PERMISSION ) ? (
		<section
			className="pharos-card pharos-gsc"
			aria-labelledby="pharos-summary-card-title"
		>
			<h2 id="pharos-summary-card-title" className="pharos-card__title">
				{ __( 'Email Summary', 'pharos-seo' ) }
			</h2>
			<p>
				{ __(
					'Figures, changes and recommended actions by email.',
					'pharos-seo'
				) }
			</p>
			<p>
				<Link to="/search-console/summary" state={ focusHeading }>
					{ __( 'Set up the summary', 'pharos-seo' ) }
				</Link>
			</p>
		</section>
	) : null;
