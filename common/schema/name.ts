import { __ } from '@wordpress/i18n';
import type { SchemaObject } from './types';

/** What people call the default schemas: their stored names are those of schema.org. */
const names = (): Record< string, string > => ( {
	WebSite: __( 'Website', 'pharos-seo' ),
	SearchAction: __( 'Search box', 'pharos-seo' ),
	Organization: __( 'Organization', 'pharos-seo' ),
	WebPage: __( 'Page', 'pharos-seo' ),
	CollectionPage: __( 'Archive page', 'pharos-seo' ),
	ProfilePage: __( 'Author page', 'pharos-seo' ),
	SearchResultsPage: __( 'Search results page', 'pharos-seo' ),
	BreadcrumbList: __( 'Breadcrumbs', 'pharos-seo' ),
	Article: __( 'Article', 'pharos-seo' ),
	Person: __( 'Person', 'pharos-seo' ),
	Product: __( 'Product', 'pharos-seo' ),
} );

/**
 * Returns the name of a schema in lists and messages.
 *
 * @param schema A schema; those in files of other plugins may be incomplete.
 */
export function schemaName( {
	fields,
	title,
	type,
}: Partial< SchemaObject > ): string {
	const own = fields?.schema_name;
	const name = String(
		( typeof own === 'object' ? '' : own ) || title || type || ''
	);
	return Object.hasOwn( names(), name ) ? ( names()[ name ] ?? name ) : name;
}
