/** The report as a file that spreadsheets open (RFC 4180). */
import { __ } from '@wordpress/i18n';
import type { ParityPage, ParityTag } from '../../../../../store';

/** Some spreadsheets take the file for another encoding without it. */
const BOM = '\uFEFF';

/** What makes a spreadsheet compute a cell, or call a program. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A cell. What a page says is never computed.
 *
 * @param value Any text.
 */
const cell = ( value: string ): string =>
	`"${ ( FORMULA.test( value ) ? `'${ value }` : value ).replaceAll(
		'"',
		'""'
	) }"`;

/**
 * All tags of all pages, a row each.
 *
 * @param pages Of the report.
 */
export function toCsv( pages: ParityPage[] ): string {
	const head = [
		__( 'Page', 'pharos-seo' ),
		__( 'Address', 'pharos-seo' ),
		__( 'Tag', 'pharos-seo' ),
		__( 'Before', 'pharos-seo' ),
		__( 'After', 'pharos-seo' ),
		__( 'Same', 'pharos-seo' ),
		__( 'Why', 'pharos-seo' ),
		__( 'Where to change it', 'pharos-seo' ),
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

/** Every page had a title, at least: where nothing stands before, the page was not read then. */
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
