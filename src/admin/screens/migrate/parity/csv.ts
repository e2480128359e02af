/** The comparison report as a CSV file for spreadsheets (RFC 4180). */
import { __ } from '@wordpress/i18n';
import type { ParityPage, ParityTag } from '../../../../../store';

/** Byte order mark; without it, some spreadsheets use the wrong encoding. */
const BOM = '\uFEFF';

/** Matches values that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Returns a quoted cell. Values from pages are never run as formulas.
 *
 * @param value Any text.
 */
const cell = ( value: string ): string =>
	`"${ ( FORMULA.test( value ) ? `'${ value }` : value ).replaceAll(
		'"',
		'""'
	) }"`;

/**
 * Returns all tags of all pages, one per row.
 *
 * @param pages The pages of the report.
 */
export function toCsv( pages: ParityPage[] ): string {
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
	return (
		BOM +
		[ head, ...rows ]
			.map( ( row ) => `${ row.map( cell ).join( ',' ) }\r\n` )
			.join( '' )
	);
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
