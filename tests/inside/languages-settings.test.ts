/** Texts of the settings in several languages: plugins for languages read wpml-config.xml, and filter the option. */
import { head } from '../integration/support/head';
import { read, save } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

// What Polylang and WPML do with the option of a plugin.
withSnippet(
	'x-translations',
	`add_filter( 'option_pharos_settings', static function ( $settings ) {
		if ( is_array( $settings ) && get_option( 'x_language' ) === 'de' ) {
			array_walk_recursive( $settings, static function ( &$text ) {
				$text = [ 'Tea House' => 'Teehaus', '%title% for friends' => '%title% für Freunde' ][ is_string( $text ) ? $text : '' ] ?? $text;
			} );
			// No text: not a translation.
			$settings['enable_page_level_seo'] = 'nein';
		}
		return $settings;
	} );`
);

beforeAll( async () => {
	await site.resetSettings();
	await save( {
		site_name: 'Tea House',
		templates: { post_types: { page: { title: '%title% for friends' } } },
		enable_page_level_seo: false,
	} );
	await site.php( `update_option( 'x_language', 'de' );` );
} );

afterAll( async () => {
	await site.php( `delete_option( 'x_language' );` );
	await site.resetSettings();
} );

test( 'a page has the texts of its language', async () => {
	const page = await head( '/delivery-and-returns/' );
	expect( page.title ).toMatch( / für Freunde$/ );
	expect( page.meta( 'og:site_name' ) ).toBe( 'Teehaus' );
	// The option isn't taken for one that other code has damaged: that would be stored again with each language.
	expect(
		await site.php( `return get_option( 'pharos_settings_checked' );` )
	).toBe( false );
	expect( ( await read() ).enable_page_level_seo ).toBe( false );
} );

test( 'a save stores no translation', async () => {
	await save( { breadcrumbs_home: 'Start' } );
	await site.php( `update_option( 'x_language', 'en' );` );
	expect( await read() ).toMatchObject( {
		site_name: 'Tea House',
		breadcrumbs_home: 'Start',
	} );
} );

interface Config {
	posts: Record< string, string >;
	terms: Record< string, string >;
	fields: string[];
	settings: string[];
	known: string[];
	schemas: string[];
}

const config = () =>
	site.php< Config >( `
		$xml = simplexml_load_file( dirname( PHAROS_FILE ) . '/wpml-config.xml' );
		$fields = static function ( $list ) {
			$actions = [];
			foreach ( $list as $field ) { $actions[ (string) $field ] = (string) $field['action']; }
			return $actions;
		};
		$names = static fn( $path ) => array_map( static fn( $key ) => (string) $key['name'], $xml->xpath( $path ) );
		return [
			'posts' => $fields( $xml->xpath( 'custom-fields/custom-field' ) ),
			'terms' => $fields( $xml->xpath( 'custom-term-fields/custom-term-field' ) ),
			'fields' => array_keys( Pharos\\ObjectMeta\\Fields::for_object( get_terms( [ 'taxonomy' => 'category', 'hide_empty' => false ] )[0] ) ),
			'settings' => $names( 'admin-texts/key[@name="pharos_settings"]/key' ),
			'known' => array_keys( Pharos\\Settings\\Definitions::ALL ),
			'schemas' => $names( 'admin-texts/key[@name="pharos_schemas"]/key' ),
		];` );

test( 'wpml-config.xml says of each field what a translation has of it', async () => {
	const { posts, terms, fields } = await config();
	const keys = fields.map( ( name ) => `_pharos_${ name }` );
	expect( Object.keys( terms ) ).toEqual( keys );
	expect( Object.keys( posts ) ).toEqual( expect.arrayContaining( keys ) );
	expect( posts ).toMatchObject( terms );
	expect( terms ).toMatchObject( {
		_pharos_title: 'translate',
		_pharos_noindex: 'copy',
		_pharos_canonical: 'ignore',
	} );
} );

test( 'wpml-config.xml has settings that exist', async () => {
	const { settings, known, schemas } = await config();
	const views = /^(home_page_(facebook|twitter))_/;
	expect(
		settings.filter(
			( name ) =>
				! known.includes( name ) &&
				! known.includes( views.exec( name )?.[ 1 ] ?? '' )
		)
	).toEqual( [] );
	expect( settings ).toEqual(
		expect.arrayContaining( [ 'site_name', 'page_title', 'templates' ] )
	);
	expect( schemas ).toEqual( [ 'schemas' ] );
} );
