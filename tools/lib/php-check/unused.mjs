/**
 * `use` lines and private members that nothing uses, and `use` lines that PHP refuses.
 *
 * @param {import('./world.mjs').World}       world
 * @param {import('./facts.d.mts').FileFacts} facts
 * @return {import('./facts.d.mts').Problem[]} Those of the file.
 */
export function unusedProblems(
	world,
	{ file, classes, references, unused, uses }
) {
	const problems = unused.map( ( { line, name } ) => ( {
		file,
		line,
		text: `\`use ${ name }\` isn't needed.`,
	} ) );
	for ( const { name, alias, line } of uses ) {
		if ( classes.some( ( one ) => shortOf( one.name ) === alias ) ) {
			problems.push( {
				file,
				line,
				text: `\`use ${ name }\` takes the name of a class of this file: PHP refuses it.`,
			} );
		}
	}
	for ( const facts of classes ) {
		// What is private in a trait belongs to the classes that use it.
		if ( facts.kind !== 'trait' ) {
			const own = references.filter( ( { cls } ) => cls === facts.name );
			for ( const text of unusedMembers( facts, own ) ) {
				problems.push( { file, ...text } );
			}
		}
	}
	return problems;
}

const shortOf = ( name ) => name.split( '\\' ).at( -1 );

function* unusedMembers( { methods, properties, constants }, references ) {
	const isComputed = references.some( ( { kind } ) => kind === 'computed' );
	// Callables and constants are also written as 'self::name'.
	const texts = new Set(
		references.flatMap( ( { kind, name } ) =>
			kind === 'text' ? name.split( '::' ).slice( 1 ) : []
		)
	);
	const isUsed = ( kind, name, counts = () => true ) =>
		texts.has( name ) ||
		references.some(
			( one ) => one.kind === kind && one.name === name && counts( one )
		);
	const report = ( { line }, text ) => ( { line, text } );
	for ( const [ name, member ] of privates( constants ) ) {
		// After 'self::' alone follows a computed name.
		if ( ! texts.has( '' ) && ! isUsed( 'constant', name ) ) {
			yield report(
				member,
				`The private constant ${ name } isn't used.`
			);
		}
	}
	if ( isComputed ) {
		return;
	}
	for ( const [ name, member ] of privates( properties ) ) {
		if ( ! isUsed( 'property', name, ( { written } ) => ! written ) ) {
			yield report(
				member,
				`The private property $${ name } is never read.`
			);
		}
	}
	for ( const [ name, member ] of privates( methods ) ) {
		// PHP calls those of its own.
		const isPhps = name.startsWith( '__' );
		// A call of itself doesn't count.
		if (
			! isPhps &&
			! isUsed( 'method', name, ( { method } ) => method !== name )
		) {
			yield report(
				member,
				`The private method ${ name }() isn't used.`
			);
		}
	}
}

const privates = ( members ) =>
	[ ...members ].filter(
		( [ , { visibility } ] ) => visibility === 'private'
	);
