import { argumentProblem } from './arguments.mjs';
import { UNKNOWN } from './world.mjs';

const KINDS = {
	method: [ 'methods', 'method' ],
	property: [ 'properties', 'property' ],
	constant: [ 'constants', 'constant' ],
};

/**
 * Classes, functions and members that don't exist or can't be used where they are, and wrong arguments.
 *
 * @param {import('./world.mjs').World}       world
 * @param {import('./facts.d.mts').FileFacts} facts
 * @return {import('./facts.d.mts').Problem[]} Those of the file.
 */
export function memberProblems( world, { file, references } ) {
	const problems = [];
	for ( const reference of references ) {
		const text = problemOf( world, reference );
		if ( text ) {
			problems.push( { file, line: reference.line, text } );
		}
	}
	return problems;
}

function problemOf( world, reference ) {
	const { kind, name } = reference;
	switch ( kind ) {
		case 'class':
			return (
				world.isOwn( name ) &&
				! world.classes.has( name ) &&
				`There is no class ${ name }.`
			);
		case 'new':
			return newProblem( world, reference );
		case 'function':
			return functionProblem( world, reference );
		case 'this':
			return (
				reference.isStatic && 'There is no $this in a static function.'
			);
		case 'method':
		case 'property':
		case 'constant':
			return memberProblem( world, reference );
	}
	return null;
}

function functionProblem( world, { name: names, args } ) {
	const own = names
		.map( ( one ) => world.functions.get( one ) )
		.find( Boolean );
	if ( own ) {
		return argumentProblem( `${ own.name }()`, own.parameters, args );
	}
	return (
		names.every( ( one ) => world.isOwn( one ) ) &&
		`There is no function ${ names[ 0 ] }().`
	);
}

function newProblem( world, reference ) {
	const [ object, ...others ] = world.resolve( reference.on ) ?? [];
	const facts = others.length === 0 && world.classes.get( object?.name );
	if ( ! facts ) {
		return null;
	}
	const name = nameOf( facts.name );
	if ( ( facts.isAbstract || facts.kind !== 'class' ) && ! object.open ) {
		return `${ name } is ${
			facts.kind === 'class' ? 'abstract' : `an ${ facts.kind }`
		}: it has no instances of its own.`;
	}
	const found = world.find( facts.name, 'methods', '__construct' );
	if ( found === UNKNOWN ) {
		return null;
	}
	return (
		( found &&
			accessProblem( world, reference, found, `new ${ name }` ) ) ||
		argumentProblem(
			`new ${ name }`,
			found ? found.member.parameters : [],
			reference.args
		)
	);
}

function memberProblem( world, reference ) {
	const objects = world.resolve( reference.on ) ?? [];
	const [ kind, noun ] = KINDS[ reference.kind ];
	const results = objects.map( ( object ) =>
		world.findIn( object, kind, reference.name )
	);
	if ( results.length === 0 || results.includes( UNKNOWN ) ) {
		return null;
	}
	const names = objects.map( ( { name } ) => nameOf( name ) ).join( ' or ' );
	const found = results.filter( Boolean );
	if ( found.length === 0 ) {
		return `${ names } has no ${ noun } ${ reference.name }.`;
	}
	// Of several classes that a value may have, one that fits is enough: the code may have tested which it is.
	const problems = found.map( ( one ) =>
		useProblem( world, reference, one )
	);
	return problems.every( Boolean ) && problems[ 0 ];
}

function useProblem( world, reference, found ) {
	const { member, owner } = found;
	const { kind, byClass, byHook, cls } = reference;
	const title = `${ nameOf( owner ) }::${ kind === 'property' ? '$' : '' }${
		member.name
	}${ kind === 'method' ? '()' : '' }`;
	if ( byHook && member.visibility !== 'public' ) {
		return `${ title } is ${ member.visibility }, and WordPress can't call it.`;
	}
	if ( kind === 'property' && byClass !== member.isStatic ) {
		return byClass
			? `${ title } belongs to an object, not to the class.`
			: `${ title } belongs to the class, not to an object.`;
	}
	if ( kind === 'method' && byClass && ! member.isStatic ) {
		// `parent::name()` and `self::name()` call it on `$this`.
		const inObject = cls && world.isA( cls, owner ) && ! reference.isStatic;
		if ( ! inObject ) {
			return `${ title } isn't static.`;
		}
	}
	return (
		accessProblem( world, reference, found, title ) ||
		( kind === 'method' &&
			argumentProblem( title, member.parameters, reference.args ) )
	);
}

/** Private and protected members outside of their class. */
function accessProblem( world, { cls }, { member, owner }, title ) {
	const { visibility } = member;
	const ok =
		visibility === 'public' ||
		cls === owner ||
		world.classes.get( owner ).kind === 'trait' ||
		( visibility === 'protected' &&
			cls &&
			( world.isA( cls, owner ) || world.isA( owner, cls ) ) );
	return ! ok && `${ title } is ${ visibility }.`;
}

const nameOf = ( name ) => name.replace( /^Pharos\\/, '' );
