/**
 * IndexNow, llms.txt and AI crawlers on the sites of a network.
 */
import { onSite, SECOND, withNetwork } from './support/network';
import { site } from './support/site';

withNetwork();

const configure = ( path: string ) =>
	onSite(
		path,
		`update_option( 'pharos_settings', [ 'revision' => 1, 'enable_llms_txt' => true, 'enable_indexnow' => true, 'ai_crawlers' => [ 'GPTBot' => 'block' ] ] );`
	);

test( 'each site has a key of its own below its home page', async () => {
	await configure( '/' );
	await configure( SECOND );
	const key = ( path: string ) =>
		onSite< string >(
			path,
			`echo wp_json_encode( Pharos\\IndexNow\\Key::url() );`
		);
	const [ first, second ] = [ await key( '/' ), await key( SECOND ) ];
	expect( second ).toMatch(
		new RegExp( `^${ site.url }${ SECOND }[0-9a-f]{32}\\.txt$` )
	);
	expect( first ).not.toContain( SECOND );
	for ( const url of [ first, second ] ) {
		const page = await site.get( url.replace( site.url, '' ) );
		expect( [ page.status, `${ page.text }.txt` ] ).toEqual( [
			200,
			url.split( '/' ).pop(),
		] );
	}
	// Of the other site.
	const { status } = await site.get(
		SECOND + ( first.split( '/' ).pop() ?? '' )
	);
	expect( status ).toBe( 404 );
} );

test( 'each site has an llms.txt with its own pages', async () => {
	await configure( SECOND );
	const page = await site.get( `${ SECOND }llms.txt` );
	expect( page.text ).toMatch( /^# Second\n/ );
	expect( page.text ).toContain( `](${ site.url }${ SECOND }` );
	expect( page.text ).not.toMatch(
		new RegExp( `\\]\\(${ site.url }/(?!${ SECOND.slice( 1 ) })` )
	);
} );

test( 'what changes on a site of the network is noted there, whichever site the request is for', async () => {
	await configure( '/' );
	await configure( SECOND );
	const queued = await onSite< number[] >(
		'/',
		`add_filter( 'pharos_indexnow_url', static fn() => 'http://127.0.0.1:9/' );
		$other = get_sites( [ 'path' => '${ SECOND }', 'fields' => 'ids' ] )[0];
		$first = Pharos\\IndexNow\\Queue::count();
		switch_to_blog( $other );
		$second = Pharos\\IndexNow\\Queue::count();
		wp_insert_post( [ 'post_title' => 'x', 'post_status' => 'publish' ] );
		restore_current_blog();
		do_action( 'shutdown' );
		$first = Pharos\\IndexNow\\Queue::count() - $first;
		switch_to_blog( $other );
		echo wp_json_encode( [ $first, Pharos\\IndexNow\\Queue::count() - $second > 0 ] );`
	);
	expect( queued ).toEqual( [ 0, true ] );
} );

test( 'only the site at the root of the domain can serve robots.txt, and the others say so', async () => {
	const url = ( path: string ) =>
		onSite< string >(
			path,
			`echo wp_json_encode( Pharos\\RobotsTxt\\RobotsTxt::url() );`
		);
	expect( [ await url( '/' ), await url( SECOND ) ] ).toEqual( [
		`${ site.url }/robots.txt`,
		'',
	] );
} );
