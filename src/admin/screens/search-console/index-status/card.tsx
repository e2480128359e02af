import { __ } from '@wordpress/i18n';
import { LinkCard } from '../link-card';

/** The card of the Search Console screen for the index status. */
export const IndexStatusCard = () => (
	<LinkCard
		title={ __( 'Index Status', 'pharos-seo' ) }
		text={ __(
			'The status of your pages in Google’s index, and what has changed.',
			'pharos-seo'
		) }
		link={ __( 'View index status', 'pharos-seo' ) }
		to="/search-console/index-status"
	/>
);
