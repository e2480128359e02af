/**
 * The server's parser of robots.txt: the tables are shared with the tests of common/robots-txt/, and the results are
 * compared with another parser.
 */
import robotsParser from 'robots-parser';
import cases from '../fixtures/robots-txt.json';
import mistakes from '../fixtures/robots-txt-mistakes.json';
import { runRules } from './support/php';

const HOST = 'https://example.org';

const FILES = [
	...cases.map( ( { text } ) => text ),
	'User-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/',
	'User-agent: *\nDisallow: /\n\nUser-agent: googlebot\nAllow: /',
	'User-agent: GOOGLEBOT\nUser-agent: Bingbot\nDisallow: /shop\nAllow: /shop/tea$',
	'User-agent: Googlebot\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /shop',
	'User-agent: *\nDisallow: /*\nAllow: /$',
	'User-agent: *\nDisallow: /*.pdf$\nDisallow: /*/tea*x',
	'User-agent: *\nDisallow: /shop/*/tea$\nAllow: /shop/black/*',
	'User-agent: *\nDisallow: /shop/tea\nAllow: /shop/tea',
];
const PATHS = [
	'/',
	'/shop',
	'/shop/tea',
	'/shop/tea?x=1',
	'/shop/black/tea',
	'/cart/1',
	'/a.pdf',
	'/a.pdf?x',
];

const questions = FILES.flatMap( ( text ) =>
	[ '*', 'Googlebot', 'Bingbot' ].flatMap( ( agent ) =>
		PATHS.map( ( path ) => ( { text, agent, path } ) )
	)
);

const {
	'robots.txt blocks': blocked,
	'robots.txt mistakes': found,
	'robots.txt forbids': forbidden,
} = runRules( {
	'robots.txt blocks': cases,
	'robots.txt mistakes': mistakes,
	'robots.txt forbids': questions,
} );

test.each(
	cases.map( ( { name, blocks }, i ) => [ name, blocks, i ] as const )
)( '%s: %s', ( _name, blocks, i ) => {
	expect( blocked[ i ] ).toBe( blocks );
} );

test.each( mistakes.map( ( { name }, i ) => [ name, i ] as const ) )(
	'mistakes in %s',
	( _name, i ) => {
		expect( found[ i ] ).toEqual( mistakes[ i ]?.mistakes );
	}
);

test( 'who may read what is what another reader of such files says', () => {
	const another = questions.map(
		( { text, agent, path } ) =>
			robotsParser( `${ HOST }/robots.txt`, text ).isDisallowed(
				HOST + path,
				agent
			) === true
	);
	const different = questions.filter(
		( _, i ) => forbidden[ i ] !== another[ i ]
	);
	expect( different ).toEqual( [] );
	expect( forbidden ).toContain( true );
	expect( forbidden ).toContain( false );
} );
