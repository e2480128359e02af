/** Legacy reader pages of the AMP plugin, whose head isn't WordPress's. */
import { nodesOf } from './support/json-ld';
import { withNeighbour } from './support/neighbours';
import { site } from './support/site';

withNeighbour( 'amp' );

const POST = '/matcha-without-lumps/';
const SOCIAL = /^(?:description|og:|article:|twitter:)/;

const tags = async ( path: string ) => {
	const page = await site.get( path );
	return {
		titles: page.titles,
		metas: page.metas.filter( ( { name, property } ) =>
			SOCIAL.test( name ?? property ?? '' )
		),
		canonical: page.links
			.filter( ( { rel } ) => rel === 'canonical' )
			.map( ( { href } ) => href ),
		nodes: nodesOf( page ),
	};
};

afterAll( async () => {
	await own( '' );
	await site.resetSettings();
} );

const own = ( canonical: string, noindex = '' ) =>
	site.php(
		`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' ) ) )->write( $args );`,
		{ canonical, noindex }
	);

test( 'have the description, social tags and structured data of the post', async () => {
	const post = await tags( POST );
	expect( post.metas.length ).toBeGreaterThan( 8 );
	expect( post.nodes.length ).toBeGreaterThan( 3 );
	expect( await tags( `${ POST }?amp=1` ) ).toEqual( post );
} );

test( 'have one canonical URL: that of the post, or the one it was given', async () => {
	await own( '/first-flush-darjeeling/' );
	expect( ( await tags( `${ POST }?amp=1` ) ).canonical ).toEqual( [
		`${ site.url }/first-flush-darjeeling/`,
	] );
	// AMP requires one, also where the post isn't indexed.
	await own( '', 'yes' );
	expect( ( await tags( `${ POST }?amp=1` ) ).canonical ).toEqual( [
		`${ site.url }${ POST }`,
	] );
} );
