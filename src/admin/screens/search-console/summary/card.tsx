import { __ } from '@wordpress/i18n';
import { hasPermission, SETTINGS_PERMISSION } from '../../../../permissions';
import { LinkCard } from '../link-card';

/** The card of the Search Console screen for the email summary; only for users who can change it. */
export const SummaryCard = () =>
	hasPermission( SETTINGS_PERMISSION ) ? (
		<LinkCard
			title={ __( 'Email Summary', 'pharos-seo' ) }
			text={ __(
				'Figures, changes and recommended actions by email.',
				'pharos-seo'
			) }
			link={ __( 'Set up the summary', 'pharos-seo' ) }
			to="/search-console/summary"
		/>
	) : null;
