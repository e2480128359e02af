import { withPart } from './row';

const posts = { post: { snippet: '50' } };

test( 'a limit is added beside the others', () => {
	expect( withPart( posts, 'post', 'video', '0' ) ).toEqual( {
		post: { snippet: '50', video: '0' },
	} );
	expect( withPart( posts, 'page', 'image', 'none' ) ).toEqual( {
		...posts,
		page: { image: 'none' },
	} );
} );

test( 'a limit that was taken back leaves nothing behind', () => {
	const more = withPart( posts, 'page', 'image', 'none' );
	expect( withPart( more, 'page', 'image', '' ) ).toEqual( posts );
	expect( withPart( posts, 'post', 'snippet', '' ) ).toEqual( {} );
} );
