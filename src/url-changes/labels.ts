import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../common/locale';
import type { Kind, UrlChange } from './types';

/** URLs that a message lists. */
const LISTED = 5;

/** The choices where a URL changes, the default first. */
export const OF_CHANGED: Record< Kind, string > = {
	default: __( 'Redirect to the new URL', 'pharos-seo' ),
	url: __( 'Redirect to another URL', 'pharos-seo' ),
	gone: __( 'Return 410 Gone', 'pharos-seo' ),
	none: __( 'Don’t redirect', 'pharos-seo' ),
};

/** The choices where content is gone, the default first. */
export const OF_GONE: Partial< Record< Kind, string > > = {
	none: OF_CHANGED.none,
	url: OF_CHANGED.url,
	gone: OF_CHANGED.gone,
};

export const LABEL = __( 'Old URL', 'pharos-seo' );

export const TARGET_LABEL = __( 'Target URL', 'pharos-seo' );

export const TARGET_HELP = __(
	'A path on this site, such as /new-page/, or the URL of another site.',
	'pharos-seo'
);

export const ENTER_TARGET = __( 'Enter the target URL.', 'pharos-seo' );

/**
 * What has become of URLs.
 *
 * @param items The changes, at least one.
 */
export function describe( items: UrlChange[] ): string {
	const [ first ] = items;
	return items.length === 1 && first?.answer
		? describeOne( first, first.answer )
		: describeMany( items );
}

function describeOne(
	{ old, new: now }: UrlChange,
	{ kind, target }: NonNullable< UrlChange[ 'answer' ] >
): string {
	switch ( kind ) {
		case 'guess':
			return target === now
				? redirects( old, target )
				: sprintf(
						/* translators: 1: former path, such as /old/. 2: path. */
						__(
							'WordPress redirects %1$s to a similar URL, %2$s.',
							'pharos-seo'
						),
						old,
						target
					);
		case 'page_redirect':
		case 'redirect':
		case 'setting':
			return redirects( old, target );
		case 'gone':
			return sprintf(
				/* translators: %s: a path, such as /old/. */
				__( '%s returns 410 Gone.', 'pharos-seo' ),
				old
			);
		case 'external':
			return sprintf(
				/* translators: 1: former URL of the site. 2: its URL now. */
				__(
					'Requests for %1$s don’t reach this site, whose URL is %2$s now. Redirect them on the server, or ask your host.',
					'pharos-seo'
				),
				old,
				now
			);
		case 'page':
			return sprintf(
				/* translators: %s: a path, such as /old/. */
				__( '%s shows other content now.', 'pharos-seo' ),
				old
			);
		default:
			return sprintf(
				/* translators: %s: a path, such as /old/. */
				__( 'Visitors to %s now see “Page not found”.', 'pharos-seo' ),
				old
			);
	}
}

/**
 * Whether the URLs of a whole kind have changed, of which one is an example.
 *
 * @param object As in UrlChange.
 */
export const isStructure = ( object: string ): boolean =>
	object.startsWith( 'structure-' );

function describeMany( items: UrlChange[] ): string {
	const isGone = items.every( ( item ) => item.new === '' );
	const paths = items
		.slice( 0, LISTED )
		.map( ( { object, old, new: now } ) =>
			isStructure( object ) ? `${ old } → ${ now }` : old
		);
	const more = items.length - paths.length;
	if ( more > 0 ) {
		paths.push(
			sprintf(
				/* translators: %s: number of URLs. */
				_n( '%s more', '%s more', more, 'pharos-seo' ),
				formatNumber( more )
			)
		);
	}
	const count = formatNumber( items.length );
	const list = paths.join( ', ' );
	return isGone
		? sprintf(
				/* translators: 1: number of URLs. 2: list of paths. */
				_n(
					'%1$s URL is no longer available: %2$s.',
					'%1$s URLs are no longer available: %2$s.',
					items.length,
					'pharos-seo'
				),
				count,
				list
			)
		: sprintf(
				/* translators: 1: number of URLs. 2: list of paths. */
				_n(
					'%1$s URL has changed: %2$s.',
					'%1$s URLs have changed: %2$s.',
					items.length,
					'pharos-seo'
				),
				count,
				list
			);
}

const redirects = ( old: string, target: string ): string =>
	sprintf(
		/* translators: 1: former path, such as /old/. 2: path or URL. */
		__( '%1$s redirects to %2$s.', 'pharos-seo' ),
		old,
		target
	);

/**
 * Said after an undo.
 *
 * @param items The changes that were undone.
 */
export const describeUndone = ( items: UrlChange[] ): string =>
	items.length === 1 && items[ 0 ]
		? sprintf(
				/* translators: %s: a path, such as /old/. */
				__( 'The URL is %s again.', 'pharos-seo' ),
				items[ 0 ].old
			)
		: __( 'The previous URLs are restored.', 'pharos-seo' );
