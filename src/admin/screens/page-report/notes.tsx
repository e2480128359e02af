import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import type { PageReport } from '../../../../store';
import { stayHere } from '../../navigation/focus-heading';
import { SourceLink } from './source-link';

/** What keeps the page from arriving, or out of search engines. */
export const Notes = ( { report }: { report: PageReport } ) => (
	<>
		{ report.notes.map( ( { code, status, text, link } ) => (
			<Notice
				key={ code }
				status={ status }
				isDismissible={ false }
				className="pharos-page-report__note"
			>
				{ text }{ ' ' }
				{ code === 'redirect' && isOnSite( report ) ? (
					<Link
						to={ {
							search: new URLSearchParams( {
								url: report.location,
							} ).toString(),
						} }
						state={ stayHere }
					>
						{ __( 'Preview the target', 'pharos-seo' ) }
					</Link>
				) : (
					<SourceLink link={ link } subject={ text } />
				) }
			</Notice>
		) ) }
	</>
);

/** Whether a redirect stays on the site; its target may be a path. */
function isOnSite( { url, location }: PageReport ): boolean {
	try {
		return new URL( location, url ).host === new URL( url ).host;
	} catch {
		return false;
	}
}
