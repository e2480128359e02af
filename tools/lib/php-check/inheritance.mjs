/**
 * Classes that PHP couldn't load: in the wrong file, or without a method that they must have.
 *
 * @param {import('./world.mjs').World}       world
 * @param {import('./facts.d.mts').FileFacts} facts
 * @return {import('./facts.d.mts').Problem[]} Those of the file.
 */
export function inheritanceProblems( world, { file, classes } ) {
	const problems = [];
	for ( const facts of classes ) {
		const { name, line, isAnonymous, isAbstract, kind } = facts;
		const report = ( text ) => problems.push( { file, line, text } );
		const place = `includes/${ name
			.split( '\\' )
			.slice( 1 )
			.join( '/' ) }.php`;
		if ( ! isAnonymous && file !== place ) {
			report( `${ name } is only found in ${ place }.` );
		}
		if ( ! isAbstract && ( kind === 'class' || kind === 'enum' ) ) {
			for ( const [ method, owner ] of missing( world, name ) ) {
				report(
					`${ name } lacks the method ${ method }() of ${ owner }.`
				);
			}
		}
	}
	return problems;
}

/** Abstract methods that nothing implements, with the class that requires them. */
function* missing( world, name ) {
	for ( const ancestor of world.ancestors( name ) ) {
		for ( const { name: method, isAbstract } of world.classes
			.get( ancestor )
			?.methods.values() ?? [] ) {
			const found = isAbstract && world.find( name, 'methods', method );
			// A foreign superclass may have it.
			if ( found?.member?.isAbstract && ! world.hasForeign( name ) ) {
				yield [ method, ancestor ];
			}
		}
	}
}
