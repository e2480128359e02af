/**
 * Social profiles of authors, which each source plugin stores differently: after the migration, the author's Person has
 * them.
 */
import {
	shape,
	type MappedData,
} from '../integration/support/migration-values';
import { site } from '../integration/support/site';

const facebook = 'https://www.facebook.com/jonas';
const x = 'https://x.com/jonas_x';
const linkedIn = 'https://www.linkedin.com/in/jonas';
const own = 'https://example.org/jonas';

test.each( [
	[
		'Yoast SEO, but for those that stay where they are',
		'yoast',
		[
			[ 'facebook', facebook ],
			[ 'linkedin', linkedIn ],
			[ 'instagram', 'jonas.tea' ],
		],
		[ linkedIn ],
		[ 'author_profile jonas.tea' ],
	],
	[
		'Rank Math',
		'rankmath',
		[ [ 'additional_profile_urls', `${ linkedIn }\n${ own }` ] ],
		[ linkedIn, own ],
		[],
	],
	[
		'All in One SEO',
		'aioseo',
		[
			[ 'aioseo_facebook_page_url', facebook ],
			[ 'aioseo_twitter_url', x ],
			[ 'aioseo_profiles_additional_urls', `${ own }\nJonas\n${ x }` ],
		],
		[ facebook, x, own ],
		[ 'author_profile Jonas' ],
	],
	[
		'The SEO Framework',
		'tsf',
		[
			[
				'autodescription-user-settings',
				`a:2:{s:13:"facebook_page";s:${ facebook.length }:"${ facebook }";s:12:"twitter_page";s:8:"@jonas_x";}`,
			],
		],
		[ facebook, x ],
		[],
	],
] )(
	'The accounts of an author come from %s',
	async ( _name, source, rows, profiles, lost ) => {
		const { carried, found } = await site.php< {
			carried: MappedData;
			found: boolean;
		} >(
			`${ shape }
			$id = wp_insert_user( [ 'user_login' => 'x-jonas', 'user_pass' => 'x', 'role' => 'author' ] );
			$rows( 'user', $id );
			$mapped = ( new Pharos\\Migration\\Objects( $source() ) )->mapped( 'user', get_userdata( $id ) );
			$found = [ $id ] === $source()->ids( 'user' )->between( $id, $id );
			require_once ABSPATH . 'wp-admin/includes/user.php';
			wp_delete_user( $id );
			return [ 'carried' => $shape( $mapped ), 'found' => $found ];`,
			{ source, rows }
		);
		expect( carried ).toEqual( {
			values: { profiles: profiles.join( '\n' ) },
			lost,
		} );
		expect( found ).toBe( true );
	}
);
