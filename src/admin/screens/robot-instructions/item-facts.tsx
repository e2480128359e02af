import { ExternalLink } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getPathAndQueryString, safeDecodeURI } from '@wordpress/url';
import type { ContentItem, ContentKind } from '../../../../store';

interface ItemFactsProps {
	item: ContentItem;
	kind: ContentKind;
	/** Whether the toggle is on. */
	isOn: boolean;
}

/** A content type with its number of items and an example, and a note if its pages redirect. */
export function ItemFacts( { item, kind, isOn }: ItemFactsProps ) {
	return (
		<span className="pharos-robots__facts">
			<code dir="ltr">{ item.name }</code>
			{ item.count !== null && (
				<span>{ countOf( item.count, kind ) }</span>
			) }
			{ item.url !== '' && item.served && (
				<ExternalLink href={ item.url }>
					<bdi dir="ltr">{ pathOf( item.url ) }</bdi>
				</ExternalLink>
			) }
			{ ! item.served && (
				<span className={ isOn ? 'pharos-robots__useless' : '' }>
					{ redirectText( item ) }
				</span>
			) }
		</span>
	);
}

/**
 * Returns the reason why a content type's robot instructions have no effect.
 *
 * @param item A content type whose pages redirect.
 */
export const redirectText = ( item: Pick< ContentItem, 'name' > ): string =>
	item.name === 'attachment'
		? __(
				'These pages redirect to the post or the file, so this has no effect.',
				'pharos-seo'
			)
		: __(
				'Redirects to the home page, so this has no effect.',
				'pharos-seo'
			);

function countOf( count: number, kind: ContentKind ): string {
	return kind === 'taxonomies'
		? sprintf(
				/* translators: %d: number of categories, tags or the like. */
				_n( '%d term', '%d terms', count, 'pharos-seo' ),
				count
			)
		: sprintf(
				/* translators: %d: number of posts, pages or the like. */
				_n( '%d published', '%d published', count, 'pharos-seo' ),
				count
			);
}

/** Returns the path and query of a URL, decoded. */
const pathOf = ( url: string ): string =>
	safeDecodeURI( getPathAndQueryString( url ) );
