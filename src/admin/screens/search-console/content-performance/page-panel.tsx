import { ExternalLink } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import { useEffect } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PageDetails } from '../../../../../store';
import { rescueFocus } from '../../../../components/rescue-focus';
import { SlidePanel } from '../../../../components/slide-panel';
import { Resource } from '../../../../resource';
import { earlierText, requestOf, type Range } from '../range';
import { IndexStatus } from './index-status';
import { PageChart } from './page-chart';
import { pathOf } from './path-of';
import { Queries } from './queries';
import { Snippet } from './snippet';
import { openerId } from './table';

interface PagePanelProps {
	url: string;
	range: Range;
	/** Opens the details of another page. */
	onOpen: ( url: string ) => void;
	onClose: () => void;
}

/** The details of a page: figures over time, search queries, title and description, and its status in Google's index. */
export function PagePanel( { url, range, onOpen, onClose }: PagePanelProps ) {
	const request = new URLSearchParams( {
		url,
		...requestOf( range ),
	} ).toString();
	useFocusReturn( url );
	return (
		<SlidePanel
			title={ pathOf( url ) }
			subject={ url }
			onClose={ onClose }
			onKeyDown={ () => {} }
		>
			<Resource
				reads={ [ [ 'getPageDetails', request ] ] }
				failure={ __(
					'The details of this page couldn’t be loaded.',
					'pharos-seo'
				) }
			>
				{ ( details ) => (
					<Details
						details={ details }
						range={ range }
						onOpen={ onOpen }
					/>
				) }
			</Resource>
			<IndexStatus key={ url } url={ url } />
		</SlidePanel>
	);
}

function Details( {
	details: { url, title, post, series, previous, events, queries, snippet },
	range,
	onOpen,
}: {
	details: PageDetails;
	range: Range;
	onOpen: ( url: string ) => void;
} ) {
	return (
		<>
			{ title && (
				<p>
					<strong>{ title }</strong>
				</p>
			) }
			<p className="pharos-performance__links">
				<ExternalLink href={ url }>
					{ __( 'View page', 'pharos-seo' ) }
				</ExternalLink>
				{ post?.edit && (
					<a href={ post.edit }>
						{ sprintf(
							/* translators: %s: post type, such as "page". */
							__( 'Edit %s', 'pharos-seo' ),
							post.type
						) }
					</a>
				) }
			</p>
			<PageChart
				series={ series }
				previous={ previous }
				previousLabel={ earlierText( range ) }
				changes={ events }
				fileName={ fileNameOf( url ) }
			/>
			<Queries
				queries={ queries }
				fileName={ `${ fileNameOf( url ) }-queries` }
				onOpen={ onOpen }
			/>
			<Snippet snippet={ snippet } />
		</>
	);
}

const fileNameOf = ( url: string ): string =>
	`search-console${ pathOf( url ).replace( /[^\p{L}\p{N}]+/gu, '-' ) }`.replace(
		/-$/,
		''
	);

/** Returns the focus to the row of the page, also when its details were opened by URL. */
function useFocusReturn( url: string ): void {
	const giveBack = useEvent( () => {
		if ( ! document.querySelector( '[role="dialog"]' ) ) {
			document.getElementById( openerId( url ) )?.focus();
			rescueFocus();
		}
	} );
	useEffect(
		() => () => {
			// After the dialog has returned the focus to the element that had it before.
			setTimeout( giveBack, 0 );
		},
		[ giveBack ]
	);
}
