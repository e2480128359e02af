/** What the example add-on (examples/add-on) brings on the server: each by one call, as its README says. */
import { withPlugins } from '../integration/support/plugins';
import { site } from '../integration/support/site';

withPlugins( 'add-on' );
beforeAll( () =>
	site.option( 'pharos_settings', {
		revision: 1,
		example_name: 'Ada',
		example_badge: true,
		example_sitemap: true,
		enable_xml_sitemap: true,
	} )
);
afterAll( () => site.resetSettings() );

const php = < T >( code: string ) =>
	site.php< T >( `$settings = new Pharos\\Settings\\Settings(); ${ code }` );

test( 'a variable for titles', async () => {
	expect(
		await php( `
			$variables = new Pharos\\Template\\Variables( $settings );
			return $variables->render( '%example_name%!', new Pharos\\Page\\Context( Pharos\\Page\\Context::HOME ) );` )
	).toBe( 'Ada!' );
} );

test( 'a URL in the XML sitemap, while its setting is on', async () => {
	const { text } = await site.get( '/sitemap-example-1.xml' );
	expect( text ).toContain( '/example-notice/</loc>' );
} );

test( 'a check of the site analysis', async () => {
	expect(
		await php(
			`return isset( Pharos\\Analysis\\Checks::for_kind( 'settings' )['example_name'] );`
		)
	).toBe( true );
} );

test( 'an export category with its settings', async () => {
	const admin = await site.as( 'admin' );
	const { body } = await admin.rest< {
		settings: Record< string, unknown >;
	} >( 'POST', '/pharos/v1/export-settings', { categories: [ 'example' ] } );
	expect( body.settings ).toEqual( {
		example: {
			example_badge: true,
			example_name: 'Ada',
			example_sitemap: true,
			example_notes: {},
		},
	} );
} );

test( 'a source of the migration, with its titles', async () => {
	expect(
		await php( `
			$id = wp_insert_post( [ 'post_title' => 'Old', 'post_status' => 'publish' ] );
			add_post_meta( $id, '_example_old_title', 'Old title' );
			$mapped = Pharos\\Migration\\Sources::get( 'example-old' )->post( get_post( $id ) );
			wp_delete_post( $id, true );
			return $mapped->values;` )
	).toEqual( { title: 'Old title' } );
} );

test( 'a tab of What’s New, beside the one of the plugin', async () => {
	expect(
		await php(
			`return array_column( Pharos\\News\\Feeds::all(), 'label' );`
		)
	).toEqual( [ 'Pharos SEO', 'Example add-on' ] );
	expect(
		( await site.get( '/wp-content/plugins/add-on/news.xml' ) ).text
	).toContain( 'The example has a feed' );
} );
