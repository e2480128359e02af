/**
 * Links in the Markdown of llms.txt.
 */
import { runRules } from './support/php';

const CASES: [ link: [ string, string, string? ], line: string ][] = [
	[ [ 'Tea', 'https://t.example/' ], '- [Tea](https://t.example/)' ],
	[
		[ 'Tea', 'https://t.example/', 'Of leaves.' ],
		'- [Tea](https://t.example/): Of leaves.',
	],
	[
		[ 'A [b] \\ c', 'https://t.example/' ],
		'- [A \\[b\\] \\\\ c](https://t.example/)',
	],
	[
		[ 'Two\r\nlines\u2028here', 'https://t.example/', ' a\n\n## b ' ],
		'- [Two lines here](https://t.example/): a ## b',
	],
	[
		[ 'x', 'https://t.example/a(b) c' ],
		'- [x](https://t.example/a%28b%29%20c)',
	],
	[
		[ ' ', 'https://t.example/' ],
		'- [https://t.example/](https://t.example/)',
	],
	[
		[ '# Tea <b>', 'https://t.example/', '`x`' ],
		'- [\\# Tea \\<b>](https://t.example/): \\`x\\`',
	],
];

test( 'stay on one line, and say what the page is called', () => {
	const { 'markdown link': made } = runRules( {
		'markdown link': CASES.map( ( [ link ] ) => link ),
	} );
	expect( made ).toEqual( CASES.map( ( [ , line ] ) => line ) );
} );
