import { comparedPage } from '../../../../../tests/js/migration-server';
import { toCsv } from './csv';

const lines = ( csv: string ) => csv.split( '\r\n' );
const tag = ( before: string | null ) => ( {
	tag: 'title',
	before,
	after: null,
	same: false,
	why: '',
	fix: null,
} );

describe( 'the report as a file', () => {
	test( 'has a row for each tag of each page', () => {
		expect( lines( toCsv( [ comparedPage( 1 ) ] ) ) ).toEqual( [
			'\uFEFF"Page","URL","Tag","Before","After","Unchanged","Reason","Edit URL"',
			'"Post 1","https://example.org/post-1/","title","Post 1 - Coffee","Post 1 - Coffee","yes","",""',
			'"Post 1","https://example.org/post-1/","description","Old","","no","It was made by a variable that has no equivalent.","https://example.org/wp-admin/admin.php?page=pharos_settings#/general"',
			'',
		] );
	} );

	test( 'says nothing of sameness where nothing was read before', () => {
		const [ , first ] = lines(
			toCsv( [ comparedPage( 1, { tags: [ tag( null ) ] } ) ] )
		);
		expect( first ).toContain( '"title","","","not compared",' );
	} );

	test( 'says of a page that could not be read why', () => {
		expect(
			lines(
				toCsv( [ comparedPage( 1, { problem: 'Gone.', tags: [] } ) ] )
			)[ 1 ]
		).toBe(
			'"Post 1","https://example.org/post-1/","","","","","Gone.",""'
		);
	} );

	test.each( [ '=1+1', '+1', '-1', '@SUM(1)', '\t=1', '\r=1' ] )(
		'computes nothing: %j is a text',
		( value ) => {
			expect(
				toCsv( [ comparedPage( 1, { tags: [ tag( value ) ] } ) ] )
			).toContain( `"title","'${ value }",` );
		}
	);

	test( 'keeps quotes, commas and lines of what pages say', () => {
		expect(
			toCsv( [ comparedPage( 1, { tags: [ tag( 'a "b", c\nd' ) ] } ) ] )
		).toContain( '"a ""b"", c\nd"' );
	} );
} );
