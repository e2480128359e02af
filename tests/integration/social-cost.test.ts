/**
 * What sharing costs a visitor's page with everything switched on: no query of the database.
 */
import { configure } from './support/head';
import {
	activate,
	deactivate,
	withPlugins,
	withTheme,
} from './support/plugins';
import { site } from './support/site';

const everything = {
	author_archive: true,
	date_archive: true,
	redirectAttachmentPagesToPostParent: false,
	fallback_image: `${ site.url }/wp-content/uploads/2024/03/shop-window.jpg`,
	home_page_featured_image: `${ site.url }/wp-content/uploads/2024/03/pour-over.jpg`,
	home_page_facebook_title: '%site_name% %separator% %tagline%',
	home_page_twitter_title: 'X',
	home_page_twitter_image_url: `${ site.url }/wp-content/uploads/2024/03/icon.png`,
	twitter_same_as_facebook: false,
	facebook_page_url: 'https://facebook.com/fern',
	facebook_author_fallback: 'fern',
	twitter_profile_username: 'fern',
	twitter_profile_fallback: 'fern',
	social_profiles: { instagram: 'fern', mastodon: '@fern@tea.example' },
};

withPlugins( 'query-counter' );

let attachment = '';

beforeAll( async () => {
	[ attachment = '' ] = await site.php< string[] >(
		`update_option( 'wp_attachment_pages_enabled', '1' ); return [ str_replace( home_url(), '', get_attachment_link( 5 ) ) ];`
	);
} );

afterAll( async () => {
	await site.resetSettings();
	await site.option( 'wp_attachment_pages_enabled', '0' );
} );

async function costs( paths: string[] ) {
	const counts: Record< string, number > = {};
	// Fills what WordPress itself keeps.
	await site.get( paths[ 0 ] as string );
	for ( const path of paths ) {
		const { text } = await site.get( path );
		counts[ path ] = Number( /queries: (\d+)/.exec( text )?.[ 1 ] );
	}
	return counts;
}

/** The queries of these pages with and without us. */
async function compare( paths: string[] ) {
	await configure( everything );
	const ours = await costs( paths );
	await deactivate( 'pharos-seo' );
	const theirs = await costs( paths ).finally( () =>
		activate( 'pharos-seo' )
	);
	if ( process.env.PHAROS_SHOW_COSTS ) {
		process.stdout.write( JSON.stringify( { ours, theirs }, null, 1 ) );
	}
	return { ours, theirs };
}

test( 'posts, lists and all other kinds of pages', async () => {
	const { ours, theirs } = await compare( [
		'/matcha-without-lumps/',
		'/proper-chai/',
		'/supplier-prices/',
		'/about/our-growers/fujian/',
		attachment,
		'/',
		'/page/2/',
		'/category/tea/',
		'/tag/how-to/',
		'/author/ines-calloway/',
		'/2025/02/',
		'/?s=tea',
		'/not-there/',
	] );
	expect( ours ).toEqual( theirs );
	// Two dozen pages: too much for the usual minute on a busy machine.
}, 180_000 );

test( 'a static home page and the page of posts', async () => {
	await site.php(
		`update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', get_page_by_path( 'welcome' )->ID );
		update_option( 'page_for_posts', get_page_by_path( 'journal' )->ID );`
	);
	const { ours, theirs } = await compare( [ '/', '/journal/' ] ).finally(
		() =>
			site.php(
				`update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' ); delete_option( 'page_for_posts' );`
			)
	);
	expect( ours ).toEqual( theirs );
} );

describe( 'In a classic theme', () => {
	withTheme( 'classic' );

	test( 'a featured image that the theme does not show costs one query', async () => {
		const hidden = '/matcha-without-lumps/';
		const { ours, theirs } = await compare( [
			'/proper-chai/',
			`${ hidden }?featured=1`,
			hidden,
		] );
		expect( ours ).toEqual( {
			...theirs,
			[ hidden ]: 1 + Number( theirs[ hidden ] ),
		} );
	} );
} );
