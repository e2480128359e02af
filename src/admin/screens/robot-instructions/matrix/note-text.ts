import { __, _n, sprintf } from '@wordpress/i18n';
import { redirectText } from '../item-facts';
import type { Note } from './notes';
import type { MatrixRow } from './use-rows';

/**
 * Returns a note as text.
 *
 * @param note The code of the note.
 * @param row  The row of the note.
 */
export function textOf( note: Note, row: MatrixRow ): string {
	switch ( note ) {
		case 'no_effect':
			return redirectText( row );
		case 'redirects_in_sitemap':
			return __(
				'The sitemap includes URLs that redirect.',
				'pharos-seo'
			);
		case 'noindex_in_sitemap':
			return __(
				'The sitemap includes this although it’s set to noindex.',
				'pharos-seo'
			);
		case 'leaves_sitemap':
			return __(
				'Excluded from the sitemap after saving.',
				'pharos-seo'
			);
		case 'joins_sitemap':
			return __( 'Included in the sitemap after saving.', 'pharos-seo' );
		case 'hides_home':
			return __(
				'This keeps your home page out of search results.',
				'pharos-seo'
			);
		case 'hides_all':
			return sprintf(
				/* translators: %d: number of posts, pages or the like. */
				_n(
					'Keeps %d published page out of search results.',
					'Keeps all %d published pages out of search results.',
					row.state.count ?? 0,
					'pharos-seo'
				),
				row.state.count ?? 0
			);
		case 'needless_noarchive':
			return __(
				'No Archive has no effect: pages set to noindex have no cached copy.',
				'pharos-seo'
			);
	}
}

/** Whether a note only describes what saving will change. */
export const isInformation = ( note: Note ): boolean =>
	note === 'leaves_sitemap' ||
	note === 'joins_sitemap' ||
	note === 'needless_noarchive';
