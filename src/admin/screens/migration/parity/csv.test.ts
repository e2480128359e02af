import { comparedPage } from '../../../../../tests/js/migration-server';
import { reportCsv } from './csv';

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
		expect( lines( reportCsv( [ comparedPage( 1 ) ] ) ) ).toEqual( [
			'\uFEFF"Page","URL","Tag","Before","After","Unchanged","Reason","Edit URL"',
			'"Post 1","https://example.org/post-1/","title","Post 1 - Coffee","Post 1 - Coffee","yes","",""',
			'"Post 1","https://example.org/post-1/","description","Old","","no","It was made by a variable that has no equivalent.","https://example.org/wp-admin/admin.php?page=pharos_settings#/general"',
			'',
		] );
	} );

	test( 'says nothing of sameness where nothing was read before', () => {
		const [ , first ] = lines(
			reportCsv( [ comparedPage( 1, { tags: [ tag( null ) ] } ) ] )
		);
		expect( first ).toContain( '"title","","","not compared",' );
	} );

	test( 'says of a page that could not be read why', () => {
		expect(
			lines(
				reportCsv( [
					comparedPage( 1, { problem: 'Gone.', tags: [] } ),
				] )
			)[ 1 ]
		).toBe(
			'"Post 1","https://example.org/post-1/","","","","","Gone.",""'
		);
	} );
} );
