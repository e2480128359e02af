import type { NamedItem, SiteSettings } from '../../../../store/site/types';

/**
 * Returns the content types that the directive settings can contain: post types, taxonomies and archives. "Page not found"
 * isn't included: it is never indexed and has no paginated pages.
 *
 * @param site         What is known about the site.
 * @param site.content Its content types.
 */
export const namesOf = ( { content }: SiteSettings ): NamedItem[] => [
	...content.post_types,
	...content.taxonomies,
	...content.archives.filter( ( { name } ) => name !== 'not_found' ),
];
