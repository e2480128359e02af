/** Sites of a network share their users, but not the SEO data of their authors. */
import { hasTerminal } from '../support/wp-cli';
import { onSite, run, SECOND, withNetwork } from './support/network';
import { site } from './support/site';

/** The author archives. On networks in subdirectories, posts and archives of the first site are below "/blog/". */
const pages = {
	'/': '/blog/author/admin/',
	[ SECOND ]: `${ SECOND }author/admin/`,
};

const describeNetwork = hasTerminal( site ) ? describe : describe.skip;

describeNetwork( 'An author who writes on two sites', () => {
	withNetwork();

	beforeAll( () =>
		configure( {
			author_archive: true,
			enable_xml_sitemap: true,
			enable_author_sitemap: true,
		} )
	);

	test( 'has a title, an image and robots directives for each site', async () => {
		await rest( '/', {
			title: 'Of the first site',
			facebook_image: 'https://images.example/first.jpg',
		} );
		expect( await rest( SECOND ) ).toMatchObject( {
			title: '',
			facebook_image: '',
		} );

		await rest( SECOND, { title: 'Of the second site', nofollow: 'yes' } );

		expect( await rest( '/' ) ).toMatchObject( {
			title: 'Of the first site',
			nofollow: '',
		} );
		const first = await site.get( pages[ '/' ] );
		const second = await site.get( pages[ SECOND ] );
		expect( first.titles ).toEqual( [ 'Of the first site' ] );
		expect( second.titles ).toEqual( [ 'Of the second site' ] );
		expect( first.meta( 'robots' ) ).not.toContain( 'nofollow' );
		expect( second.meta( 'robots' ) ).toContain( 'nofollow' );
		expect( first.meta( 'og:image' ) ).toContain( 'first.jpg' );
		expect( second.meta( 'og:image' ) ?? '' ).not.toContain( 'first.jpg' );
		expect( await rows() ).toEqual( {
			_pharos_title: 'Of the first site',
			_pharos_facebook_image: 'https://images.example/first.jpg',
			wp_2__pharos_title: 'Of the second site',
			wp_2__pharos_nofollow: 'yes',
		} );
	} );

	test( 'is missing from the sitemaps of the site that wants no index, and of no other', async () => {
		await rest( SECOND, { noindex: 'yes' } );
		expect( await listedIn( 'sitemap-authors-1.xml' ) ).toEqual( [ '/' ] );

		await rest( '/', { noindex: 'yes' } );
		await rest( SECOND, { noindex: '' } );
		expect( await listedIn( 'sitemap-authors-1.xml' ) ).toEqual( [
			SECOND,
		] );

		await configure( { enable_xml_sitemap: false } );
		expect( await listedIn( 'wp-sitemap-users-1.xml' ) ).toEqual( [
			SECOND,
		] );
	} );

	test( 'gets and loses the data of another plugin on the site that migrates', async () => {
		await rest( '/', { title: 'Of the first site', noindex: '' } );
		await rest( SECOND, { title: '' } );
		const titles = async () => [
			( await rest( '/' ) ).title,
			( await rest( SECOND ) ).title,
		];
		await onSite(
			SECOND,
			`update_user_meta( 1, 'wpseo_title', 'Of Yoast SEO' );
			( new Pharos\\Migration\\Backup( new Pharos\\Settings\\Settings() ) )->make( 'yoast' );
			( new Pharos\\Migration\\Objects( Pharos\\Migration\\Sources::get( 'yoast' ) ) )->migrate( 'user', [ 1 ] );`
		);
		expect( await titles() ).toEqual( [
			'Of the first site',
			'Of Yoast SEO',
		] );

		await onSite(
			SECOND,
			`( new Pharos\\Migration\\Restore( new Pharos\\Settings\\Settings() ) )->run( '', 4.0 );`
		);
		expect( await titles() ).toEqual( [ 'Of the first site', '' ] );
	} );

	test( 'keeps rows that only the plugin writes, of whichever site', async () => {
		expect(
			await onSite(
				SECOND,
				`$keys = [ '_pharos_images', 'wp_2__pharos_images', 'wp_3__pharos_title', 'nickname' ];
				echo wp_json_encode( array_map( static fn( $key ) => is_protected_meta( $key, 'user' ), $keys ) );`
			)
		).toEqual( [ true, true, true, false ] );
	} );

	test( 'loses what a site said when that site is deleted, and nothing else', async () => {
		await rest( '/', { title: 'Of the first site' } );
		await rest( SECOND, { title: 'Of the second site' } );
		await run( '/', 'site', 'delete', '2', '--yes' );
		const left = Object.keys( await rows() );
		expect( left ).toContain( '_pharos_title' );
		expect( left.join() ).not.toContain( 'wp_2_' );
	} );
} );

/** Stores fields of the author, as the administrator on one of the sites; returns all fields. */
async function rest(
	path: string,
	fields?: object
): Promise< Record< string, unknown > > {
	const { fetch, nonce } = await site.as( 'admin' );
	const response = await fetch(
		`${ path }wp-json/wp/v2/users/1?context=edit`,
		{
			method: fields ? 'POST' : 'GET',
			headers: {
				'Content-Type': 'application/json',
				'X-WP-Nonce': nonce,
			},
			...( fields && { body: JSON.stringify( { pharos_seo: fields } ) } ),
		}
	);
	expect( response.status ).toBe( 200 );
	return ( await response.json() ).pharos_seo;
}

/** The sites that include the author in a sitemap. */
async function listedIn( sitemap: string ): Promise< string[] > {
	const listed = [];
	for ( const [ path, page ] of Object.entries( pages ) ) {
		const answer = await site.fetch( `${ path }${ sitemap }` );
		if ( ( await answer.text() ).includes( `${ page }<` ) ) {
			listed.push( path );
		}
	}
	return listed;
}

/** The author's metadata in the database, by name. */
const rows = () =>
	onSite< Record< string, string > >(
		'/',
		`global $wpdb;
		$rows = $wpdb->get_results( "SELECT meta_key, meta_value FROM $wpdb->usermeta WHERE user_id = 1 AND meta_key LIKE '%pharos%'" );
		echo wp_json_encode( array_column( $rows, 'meta_value', 'meta_key' ) );`
	);

/** Saves settings on both sites. */
const configure = ( settings: object ) =>
	onSite(
		'/',
		`foreach ( get_sites( [ 'fields' => 'ids' ] ) as $id ) {
			switch_to_blog( $id );
			( new Pharos\\Settings\\Settings() )->save( json_decode( '${ JSON.stringify(
				settings
			) }', true ) );
			restore_current_blog();
		}`
	);
