import { __ } from '@wordpress/i18n';
import type { IndexedPage } from '../../../../../store';
import type { CsvColumn } from '../../../lists/download-all';

/** The columns of the file with the pages. */
export const CSV_COLUMNS: readonly CsvColumn< IndexedPage >[] = [
	[ __( 'URL', 'pharos-seo' ), ( { url } ) => url ],
	[ __( 'Title', 'pharos-seo' ), ( { title } ) => title ],
	[ __( 'Status', 'pharos-seo' ), ( { status } ) => status ],
	[ __( 'Previous status', 'pharos-seo' ), ( { before } ) => before ],
	[ __( 'Changed', 'pharos-seo' ), ( { changed } ) => changed ],
	[ __( 'Recommended action', 'pharos-seo' ), ( { advice } ) => advice ],
	[ __( 'Checked', 'pharos-seo' ), ( { checked } ) => checked ],
	[ __( 'Crawled by Google', 'pharos-seo' ), ( { crawled } ) => crawled ],
	[ __( 'Clicks', 'pharos-seo' ), ( { clicks } ) => clicks ],
];
