/** The comparison report as a CSV file. */
import { __ } from '@wordpress/i18n';
import type { ParityPage, ParityTag } from '../../../../../store';
import { toCsv } from '../../../../components/csv/csv';

/**
 * Returns all tags of all pages, one per row.
 *
 * @param pages The pages of the report.
 */
export function reportCsv( pages: ParityPage[] ): string {
	const head = [
		__( 'Page', 'pharos-seo' ),
		__( 'URL', 'pharos-seo' ),
		__( 'Tag', 'pharos-seo' ),
		__( 'Before', 'pharos-seo' ),
		__( 'After', 'pharos-seo' ),
		__( 'Unchanged', 'pharos-seo' ),
		__( 'Reason', 'pharos-seo' ),
		__( 'Edit URL', 'pharos-seo' ),
	];
	const rows = pages.flatMap( ( page ) =>
		page.problem === ''
			? page.tags.map( ( tag ) => [
					page.name,
					page.url,
					...tagCells( tag, isCompared( page ) ),
				] )
			: [ [ page.name, page.url, '', '', '', '', page.problem, '' ] ]
	);
	return toCsv( [ head, ...rows ] );
}

/** Whether the page was read before the migration: then at least its title has a value. */
const isCompared = ( { tags }: ParityPage ): boolean =>
	tags.some( ( { before, same } ) => before !== null || same );

const tagCells = (
	{ tag, before, after, same, why, fix }: ParityTag,
	isKnown: boolean
): string[] => [
	tag,
	before ?? '',
	after ?? '',
	isKnown ? verdict( same ) : __( 'not compared', 'pharos-seo' ),
	why,
	fix?.url ?? '',
];

const verdict = ( same: boolean ): string =>
	same ? __( 'yes', 'pharos-seo' ) : __( 'no', 'pharos-seo' );
