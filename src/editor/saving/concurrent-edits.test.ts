import { facts, noSeo } from '../../object-seo/fixtures';
import type { ObjectSeo } from '../../object-seo/types';
import {
	markAsCurrent,
	sendChanges,
	withRemoteChanges,
} from './concurrent-edits';

const counts = { error: 1, warning: 0, suggestion: 0, success: 9, ignored: 0 };
const checks = { counts, ignored: [ 'a' ] };
let mockPost: object;

jest.mock( '@wordpress/core-data', () => ( { store: { name: 'core' } } ), {
	virtual: true,
} );
jest.mock( '@wordpress/data', () => ( {
	select: () => ( { getEntityRecord: () => mockPost } ),
} ) );

const PATH = `/wp/v2/posts/${ facts.id }`;

/** Sends data through the middleware to a server that responds with these fields, and returns the request. */
async function send( data: object, path = PATH, after: ObjectSeo = noSeo ) {
	const next = jest.fn().mockResolvedValue( { pharos_seo: after } );
	await sendChanges( facts )( { path, method: 'PUT', data }, next );
	return next.mock.calls[ 0 ][ 0 ].data;
}

beforeEach( () => {
	mockPost = { pharos_seo: noSeo, pharos_checks: checks };
} );

test( 'changed fields are sent with their base; fields that are as stored are not sent', async () => {
	const text = { id: facts.id, content: 'Text' };
	expect(
		await send( { ...text, pharos_seo: { ...noSeo, title: 'T' } } )
	).toEqual( { ...text, pharos_seo: { title: 'T', base: { title: '' } } } );
	expect( await send( { ...text, pharos_seo: { ...noSeo } } ) ).toEqual(
		text
	);
	expect( await send( text, `${ PATH }?_locale=user` ) ).toEqual( text );
} );

test( 'of the checks only what has changed is sent', async () => {
	const now = { ...counts, error: 0 };
	expect(
		await send( { pharos_checks: { ...checks, counts: now } } )
	).toEqual( { pharos_checks: { counts: now } } );
	expect( await send( { pharos_checks: { counts, ignored: [] } } ) ).toEqual(
		{ pharos_checks: { ignored: [], base: { ignored: [ 'a' ] } } }
	);
} );

test.each( [
	[ 'a part, by an add-on', PATH, { title: 'T' } ],
	[ 'another post', '/wp/v2/posts/99', { ...noSeo, title: 'T' } ],
	[ 'an autosave', `${ PATH }/autosaves`, { ...noSeo, title: 'T' } ],
] )( '%s is sent as it is', async ( _, path, seo ) => {
	expect( await send( { pharos_seo: seo }, path ) ).toEqual( {
		pharos_seo: seo,
	} );
} );

test( 'who may not edit the SEO sends what was to be sent', async () => {
	mockPost = { pharos_seo: null };
	expect( await send( { content: 'Text' } ) ).toEqual( { content: 'Text' } );
} );

test( 'an earlier step of undo takes nothing back that others have changed', async () => {
	const typed = { ...noSeo, title: 'T' };
	markAsCurrent( typed );
	await send( { pharos_seo: typed }, PATH, {
		...typed,
		description: 'Theirs',
	} );
	expect( withRemoteChanges( noSeo ) ).toEqual( {
		...noSeo,
		description: 'Theirs',
	} );
	// Edits since then are kept.
	const emptied = { ...typed };
	markAsCurrent( emptied );
	expect( withRemoteChanges( emptied ) ).toBe( emptied );
	const own = { ...noSeo, description: 'Mine' };
	expect( withRemoteChanges( own ) ).toBe( own );
} );
