/** The links to the previous and next page. */
import { configure, withContent } from '../integration/support/head';
import { address } from '../integration/support/robots';
import { site } from '../integration/support/site';

const content = withContent();
const served = { author_archive: true, date_archive: true, no_index: [] };

afterAll( () => site.resetSettings() );

describe( 'The pages before and behind', () => {
	const around = async ( path: string ) => {
		const page = await site.get( path );
		return [ address( page, 'prev' ), address( page, 'next' ) ];
	};

	test( 'are linked where the settings name the kind, and nowhere else', async () => {
		await configure( {
			...served,
			paginated_link_relationships: [ 'home', 'category', 'search' ],
		} );
		expect( await around( '/' ) ).toEqual( [ undefined, '/page/2/' ] );
		expect( await around( '/page/2/' ) ).toEqual( [ '/', '/page/3/' ] );
		expect( await around( '/category/tea/' ) ).toEqual( [
			undefined,
			'/category/tea/page/2/',
		] );
		expect( ( await around( '/?s=tea' ) )[ 1 ] ).toBe( '/page/2/?s=tea' );
		for ( const path of [
			'/x-divided/2/',
			'/author/ines-calloway/',
			'/2025/',
			'/tag/how-to/',
			'/nothing-here/',
		] ) {
			expect( [ path, ...( await around( path ) ) ] ).toEqual( [
				path,
				undefined,
				undefined,
			] );
		}
	} );

	test( 'end with the last page', async () => {
		await configure( { paginated_link_relationships: [ 'post' ] } );
		expect( await around( '/x-divided/' ) ).toEqual( [
			undefined,
			'/x-divided/2/',
		] );
		expect( await around( '/x-divided/3/' ) ).toEqual( [
			'/x-divided/2/',
			undefined,
		] );
		expect( await around( '/x-plain/' ) ).toEqual( [
			undefined,
			undefined,
		] );
	} );

	test( 'a break before the first word makes no page', async () => {
		await site.php(
			`wp_update_post( [ 'ID' => $args['empty'], 'post_content' => "<!-- wp:nextpage -->\\n<!--nextpage-->\\n<!-- /wp:nextpage -->\\n\\nAll of it." ] );`,
			content.ids
		);
		expect( await around( '/x-empty/' ) ).toEqual( [
			undefined,
			undefined,
		] );
	} );
} );
