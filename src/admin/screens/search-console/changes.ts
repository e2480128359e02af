/** Changes of the site, as events of a chart. */
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../common/locale';
import type { SiteChange } from '../../../../store';
import type { ChartEvent } from './line-chart/types';

/**
 * Returns the events of a chart.
 *
 * @param changes The changes from the server.
 */
export const eventsOf = (
	changes: readonly SiteChange[] = []
): readonly ChartEvent[] =>
	changes.map( ( change ) => ( {
		date: change.date,
		text: textOf( change ),
		url: urlOf( change ),
	} ) );

function textOf( { kind, count, name }: SiteChange ): string {
	switch ( kind ) {
		case 'published':
			return count === 1
				? sprintf(
						/* translators: %s: title of a post. */
						__( 'Published: %s', 'pharos-seo' ),
						name
					)
				: sprintf(
						/* translators: %s: number of posts. */
						_n(
							'%s post published',
							'%s posts published',
							count,
							'pharos-seo'
						),
						formatNumber( count )
					);
		case 'title':
			return count === 1
				? sprintf(
						/* translators: %s: title of a post. */
						__( 'Title changed: %s', 'pharos-seo' ),
						name
					)
				: sprintf(
						/* translators: %s: number of titles. */
						_n(
							'%s title changed',
							'%s titles changed',
							count,
							'pharos-seo'
						),
						formatNumber( count )
					);
		case 'redirect':
			return count === 1
				? sprintf(
						/* translators: %s: source of a redirect. */
						__( 'Redirect added: %s', 'pharos-seo' ),
						name
					)
				: sprintf(
						/* translators: %s: number of redirects. */
						_n(
							'%s redirect added',
							'%s redirects added',
							count,
							'pharos-seo'
						),
						formatNumber( count )
					);
		default:
			return SETTINGS[ kind ];
	}
}

const SETTINGS = {
	templates: __( 'Title or description templates changed', 'pharos-seo' ),
	robots: __( 'Robot instructions changed', 'pharos-seo' ),
	robots_txt: __( 'robots.txt changed', 'pharos-seo' ),
	sitemaps: __( 'Sitemap settings changed', 'pharos-seo' ),
	schema: __( 'Schemas changed', 'pharos-seo' ),
} as const;

function urlOf( { kind, count, name, url }: SiteChange ): string {
	switch ( kind ) {
		case 'published':
		case 'title':
			return count === 1 ? url : '';
		case 'redirect':
			return count === 1
				? `#/redirects?${ new URLSearchParams( { search: name } ).toString() }`
				: '#/redirects';
		default:
			return '#/tools/history';
	}
}
