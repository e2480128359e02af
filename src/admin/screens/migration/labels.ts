/** Texts about a migration. */
import { __, _n, sprintf, _x } from '@wordpress/i18n';
import { formatNumber, formatTime } from '../../../../common/locale';
import type { MigrationCounts, MigrationPlugin } from '../../../../store';

/**
 * Describes the data of a source.
 *
 * @param plugin The source.
 */
export const foundText = ( {
	counts,
	only_redirects: onlyRedirects,
}: MigrationPlugin ): string =>
	countsText(
		counts,
		onlyRedirects
			? []
			: [ _x( 'settings', 'in a list of data', 'pharos-seo' ) ]
	);

/**
 * Describes the number of posts, terms, authors and redirects; '' for none.
 *
 * @param counts The numbers of objects.
 * @param others What comes before them in the list.
 */
export function countsText(
	counts: MigrationCounts,
	others: string[] = []
): string {
	const { redirects = 0 } = counts;
	const parts = [
		...others,
		counts.posts > 0 &&
			sprintf(
				/* translators: %s: number of posts. */
				_n( '%s post', '%s posts', counts.posts, 'pharos-seo' ),
				formatNumber( counts.posts )
			),
		counts.terms > 0 &&
			sprintf(
				/* translators: %s: number of categories, tags and the like. */
				_n( '%s term', '%s terms', counts.terms, 'pharos-seo' ),
				formatNumber( counts.terms )
			),
		counts.authors > 0 &&
			sprintf(
				/* translators: %s: number of people who write. */
				_n( '%s author', '%s authors', counts.authors, 'pharos-seo' ),
				formatNumber( counts.authors )
			),
		redirects > 0 &&
			sprintf(
				/* translators: %s: number of redirects. */
				_n( '%s redirect', '%s redirects', redirects, 'pharos-seo' ),
				formatNumber( redirects )
			),
	].filter( ( part ) => part !== false );
	return new Intl.ListFormat( document.documentElement.lang || undefined, {
		type: 'conjunction',
	} ).format( parts );
}

/**
 * Returns the label of a source in the list, with the status of its plugin.
 *
 * @param plugin The source.
 */
export function optionLabel( {
	name,
	active,
	installed,
}: MigrationPlugin ): string {
	if ( active ) {
		return name;
	}
	return installed
		? sprintf(
				/* translators: %s: name of a plugin. */
				__( '%s (turned off)', 'pharos-seo' ),
				name
			)
		: sprintf(
				/* translators: %s: name of a plugin. */
				__( '%s (deleted, its data is still available)', 'pharos-seo' ),
				name
			);
}

/**
 * Formats a date and time in the language of the page.
 *
 * @param time The time in RFC 3339 format.
 */
export const dateText = ( time: string ): string =>
	formatTime( time, { dateStyle: 'long', timeStyle: 'short' } );

/** A hint for sites with page caching. */
export const cacheText = (): string =>
	__(
		'If a cache plugin or your host caches your pages, clear that cache after the migration: until then, visitors get the old tags.',
		'pharos-seo'
	);

/** Returns a label such as "Deactivate Yoast SEO". */
export const deactivateLabel = ( name: string ): string =>
	sprintf(
		/* translators: %s: name of a plugin. */
		__( 'Deactivate %s', 'pharos-seo' ),
		name
	);
