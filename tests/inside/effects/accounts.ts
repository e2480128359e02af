/** The social profiles of the site. */
import type { SettingKey } from '../../../store/settings/types';
import { accounts } from '../../integration/support/social';
import type { Effect } from './types';

const account = (
	setting: SettingKey,
	value: unknown,
	link: string,
	does = 'links the account on the home page'
): Effect => ( {
	setting,
	does,
	path: '/',
	values: [ typeof value === 'string' ? '' : {}, value ],
	read: accounts,
	expected: [ [], [ link ] ],
} );

export const effects: Effect[] = [
	account(
		'twitter_profile_username',
		'https://twitter.com/fernkettle?lang=en',
		'https://x.com/fernkettle'
	),
	account(
		'facebook_page_url',
		'facebook.com/fernandkettle',
		'https://facebook.com/fernandkettle'
	),
	account(
		'pinterest',
		'fernkettle',
		'https://www.pinterest.com/fernkettle/'
	),
	account(
		'instagram',
		'@fern.kettle',
		'https://www.instagram.com/fern.kettle/'
	),
	account( 'youtube', '@fernkettle', 'https://www.youtube.com/@fernkettle' ),
	account(
		'linkedin',
		'www.linkedin.com/company/fern',
		'https://www.linkedin.com/company/fern'
	),
	account( 'tiktok', 'fernkettle', 'https://www.tiktok.com/@fernkettle' ),
	account(
		'social_profiles',
		{ mastodon: '@fern@mastodon.social' },
		'https://mastodon.social/@fern'
	),
];
