import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { request } from '../../../common/rest';
import type { UrlChange } from '../types';
import { tell } from './tell';

jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ), {
	virtual: true,
} );
jest.mock( '../../../common/rest' );

const LINK = 'https://example.org/lacquer/';

const change = ( key: string, old: string, now: string ): UrlChange => ( {
	key,
	object: 'post-12',
	title: 'Urushi',
	old,
	new: now,
	former_url: `https://example.org${ old }`,
	url: `https://example.org${ now }`,
	slug: old.replaceAll( '/', '' ),
	parent: 0,
	answer: { kind: 'redirect', status: 301, target: now },
	problem: '',
} );

const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

afterEach( () => {
	void dispatch( noticesStore ).removeAllNotices( 'snackbar' );
	void dispatch( noticesStore ).removeAllNotices();
} );

test( 'a change is announced once: after an undo, the change before it is the latest one again', async () => {
	const first = change( 'a', '/urushi/', '/lacquer/' );
	const second = change( 'b', '/lacquer/', '/maki/' );
	const answer = ( ...items: UrlChange[] ) =>
		jest.mocked( request ).mockResolvedValue( { data: { items } } );

	answer( first );
	await tell( 'page', 12, LINK );
	expect( notices() ).toEqual( [ '/urushi/ redirects to /lacquer/.' ] );

	answer( second );
	await tell( 'page', 12, 'https://example.org/maki/' );
	expect( notices() ).toEqual( [ '/lacquer/ redirects to /maki/.' ] );

	// The URL is the former one again, and with it the first change the latest.
	void dispatch( noticesStore ).createSuccessNotice(
		'The URL is /lacquer/ again.',
		{ id: 'pharos-url-change', type: 'snackbar' }
	);
	answer( first );
	await tell( 'page', 12, LINK );
	expect( notices() ).toEqual( [ 'The URL is /lacquer/ again.' ] );
} );

test( 'changes of other posts and URLs are not announced', async () => {
	jest.mocked( request ).mockResolvedValue( {
		data: {
			items: [
				{ ...change( 'c', '/urushi/', '/lacquer/' ), object: 'post-3' },
				change( 'd', '/urushi/', '/elsewhere/' ),
			],
		},
	} );
	await tell( 'page', 12, LINK );
	expect( notices() ).toEqual( [] );
} );
