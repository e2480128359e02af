/**
 * Whether a robots.txt forbids the whole site: the table that src/robots-txt/ is tested against as well.
 */
import cases from '../fixtures/robots-txt.json';
import { runRules } from './support/php';

const { 'robots.txt blocks': results } = runRules( {
	'robots.txt blocks': cases,
} );

test.each(
	cases.map( ( { name, blocks }, i ) => [ name, blocks, i ] as const )
)( '%s: %s', ( _name, blocks, i ) => {
	expect( results[ i ] ).toBe( blocks );
} );
