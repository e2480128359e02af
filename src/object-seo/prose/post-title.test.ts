import { facts } from '../fixtures';
import { postTitle } from './post-title';

test.each( [
	[
		'as it is typed',
		'auto-draft',
		'Green &amp; black',
		'',
		'Green & black',
	],
	[ 'by the beginning of its text', 'draft', ' ', 'Leaves.', 'Leaves.' ],
	[ 'nothing yet, while it is new', 'auto-draft', '', '', '(no title)' ],
	[ 'nothing yet, while it is a draft', 'draft', '', '', '(no title)' ],
	[
		'by its number, once it is published',
		'publish',
		'',
		'',
		`Untitled ${ facts.id }`,
	],
] )( 'a post is called %s', ( _, status, title, text, expected ) => {
	expect( postTitle( facts, status, title, text ) ).toBe( expected );
} );
