import { __, sprintf } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { sitemaps } from '../../definitions/sitemaps';
import { findNearest, titleOf, useNavigation } from '../../navigation/model';

interface PlaceLinkProps {
	/** A route; '' for none. */
	to: string;
	/** The setting that can be changed there. */
	subject: string;
}

/** A link to the screen where a rule can be changed. */
export function PlaceLink( { to, subject }: PlaceLinkProps ) {
	const navigation = useNavigation();
	const page = findNearest( navigation, to.replace( /\?.*/, '' ) )?.page;
	// Settings of this screen need no link.
	if ( to === '' || page?.path === sitemaps.path ) {
		return null;
	}
	const text = page
		? sprintf(
				/* translators: %s: name of a page of the settings, such as No Index. */
				__( 'Change under %s', 'pharos-seo' ),
				titleOf( page )
			)
		: __( 'Change', 'pharos-seo' );
	return (
		<Link to={ to } aria-label={ `${ text }: ${ subject }` }>
			{ text }
		</Link>
	);
}
