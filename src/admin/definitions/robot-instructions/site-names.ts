import type { NamedItem, SiteSettings } from '../../../../store/site/types';

/**
 * What the settings of this kind hold names of: post types, taxonomies and archives. "Page not found" is no such thing:
 * it is never indexed and has no further pages.
 *
 * @param site         What is known about the site.
 * @param site.content Its kinds of content.
 */
export const namesOf = ( { content }: SiteSettings ): NamedItem[] => [
	...content.post_types,
	...content.taxonomies,
	...content.archives.filter( ( { name } ) => name !== 'not_found' ),
];
