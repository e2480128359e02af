import type { PermalinkFields } from '../types';
import { readEdit } from './read-change';

jest.mock( '@wordpress/editor', () => ( { store: 'core/editor' } ), {
	virtual: true,
} );

const POST = {
	status: 'publish',
	link: 'https://example.org/2020/05/06/tea/',
	slug: 'tea',
	parent: 0,
	author: 1,
	date: '2020-05-06T07:08:09',
};

/** Reads the post with what is typed. */
function read(
	edits: Partial< Record< keyof typeof POST, unknown > >,
	{
		stored = {},
		isScheduled = false,
		...permalink
	}: Partial< PermalinkFields > & {
		stored?: Partial< typeof POST >;
		isScheduled?: boolean;
	} = {}
) {
	const post = { ...POST, ...stored };
	const now: Record< string, unknown > = { ...post, ...edits };
	const select = () => ( {
		getCurrentPost: () => post,
		getEditedPostAttribute: ( name: string ) => now[ name ],
		getPermalink: () => POST.link.replace( 'tea', String( now.slug ) ),
		isEditedPostBeingScheduled: () => isScheduled,
	} );
	return readEdit( select as never, [ 'publish', 'private' ], {
		dateLength: 0,
		hasAuthor: false,
		...permalink,
	} );
}

const OLD = '/2020/05/06/tea/';

test( 'another slug is asked about, with both URLs as people read them', () => {
	expect( read( {} ) ).toBeNull();
	expect( read( { slug: '%E8%8C%B6' } ) ).toEqual( {
		old: OLD,
		new: '/2020/05/06/茶/',
	} );
} );

test( 'of another parent only the server knows the URL', () => {
	expect( read( { parent: 7 } ) ).toEqual( { old: OLD, new: '' } );
} );

test( 'a date is asked about if permalinks contain it, but not for a time of the same day', () => {
	const dateLength = '2020-05-06'.length;
	expect( read( { date: '2019-05-06T07:08:09' } ) ).toBeNull();
	expect(
		read( { date: '2020-05-06T07:30:09' }, { dateLength } )
	).toBeNull();
	expect( read( { date: '2019-05-06T07:08:09' }, { dateLength } ) ).toEqual( {
		old: OLD,
		new: '',
	} );
} );

test( 'an author is asked about if permalinks contain one', () => {
	expect( read( { author: 2 } ) ).toBeNull();
	expect( read( { author: 2 }, { hasAuthor: true } ) ).not.toBeNull();
} );

test( 'what visitors don’t know, or won’t see then, is not asked about', () => {
	const slug = 'more';
	expect( read( { slug }, { stored: { status: 'draft' } } ) ).toBeNull();
	expect( read( { slug, status: 'draft' } ) ).toBeNull();
	expect( read( { slug }, { isScheduled: true } ) ).toBeNull();
} );
