import { Link } from 'react-router-dom';
import type { PartSource } from '../../../../store';
import { focusHeading } from '../../navigation/focus-heading';

interface SourceLinkProps {
	link: PartSource[ 'link' ];
	/** Tells links with the same label apart for screen readers. */
	subject: string;
}

/** A link to change a part of the page: on a screen of this application, or elsewhere in the admin. */
export function SourceLink( { link, subject }: SourceLinkProps ) {
	if ( ! link ) {
		return null;
	}
	const [ page, route ] = link.url.split( '#/' );
	const label = { 'aria-label': `${ link.label }: ${ subject }` };
	return route !== undefined && page?.endsWith( '?page=pharos_settings' ) ? (
		<Link to={ `/${ route }` } state={ focusHeading } { ...label }>
			{ link.label }
		</Link>
	) : (
		<a href={ link.url } { ...label }>
			{ link.label }
		</a>
	);
}
