/**
 * Names of the plugin's classes in texts that aren't PHP files, such as the PHP that tests send to a site: what was renamed or moved fails
 * here, not in a run of all tests.
 */
import { UNKNOWN } from './world.mjs';

/** A class, as in 'Pharos\\Head\\Head' or Pharos\Head\Head; with a member that is called. */
const MENTION = /(?<![\w\\])(Pharos(?:\\{1,2}[A-Z]\w*)+)(?:::(\w+)\()?/g;

/** `const ROWS = 'Pharos\\Core\\AtomicOptions';`, for `${ ROWS }::put(`, or a namespace, for `${ DATA }\\Windows`. */
const CONSTANT = /const (\w+) = ['`](Pharos(?:\\{1,2}\w+)+)['`]/g;

/** Namespaces of the tests themselves. */
const FOREIGN = /^Pharos\\Tests\b/;

/**
 * @param {import('./world.mjs').World} world
 * @param {Object<string, string>}      texts By path.
 * @return {import('./facts.d.mts').Problem[]} Classes and static methods that don't exist.
 */
export function mentionProblems( world, texts ) {
	return Object.entries( texts ).flatMap( ( [ file, text ] ) =>
		mentionsIn( text )
			.map( ( { name, method, index } ) => ( {
				file,
				line: expanded( text ).slice( 0, index ).split( '\n' ).length,
				text: problemOf( world, name, method ),
			} ) )
			.filter( ( problem ) => problem.text !== '' )
	);
}

function mentionsIn( text ) {
	return [ ...expanded( text ).matchAll( MENTION ) ].map(
		( { 1: name, 2: method, index } ) => ( {
			name: plain( name ),
			method,
			index,
		} )
	);
}

/** Puts the values of constants where they are used. No value has a line break, so all lines keep their numbers. */
function expanded( text ) {
	const values = [ ...text.matchAll( CONSTANT ) ];
	const next = values.reduce(
		( result, [ , name, value ] ) =>
			result.replaceAll( `\${ ${ name } }`, () => value ),
		text
	);
	// A constant may contain another one.
	return next === text ? text : expanded( next );
}

const plain = ( name ) => name.replaceAll( '\\\\', '\\' );

function problemOf( world, name, method ) {
	if ( FOREIGN.test( name ) ) {
		return '';
	}
	if ( ! world.classes.has( name ) ) {
		const isNamespace = [ ...world.classes.keys() ].some( ( one ) =>
			one.startsWith( `${ name }\\` )
		);
		return isNamespace && ! method ? '' : `There is no class ${ name }.`;
	}
	if ( ! method ) {
		return '';
	}
	const found = world.find( name, 'methods', method );
	if ( found === UNKNOWN ) {
		return '';
	}
	if ( ! found ) {
		return `There is no method ${ name }::${ method }().`;
	}
	return found.member.isStatic
		? ''
		: `The method ${ name }::${ method }() isn't static.`;
}
