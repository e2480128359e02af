/**
 * @param {string}                                   title      Of the function.
 * @param {import('./facts.d.mts').Parameter[]|null} parameters Null: any.
 * @param {import('./facts.d.mts').Arguments|null}   args       Null: it isn't called.
 * @return {string|null} What is wrong with the arguments.
 */
export function argumentProblem( title, parameters, args ) {
	if ( ! parameters || ! args ) {
		return null;
	}
	const { count, named, spread } = args;
	const variadic = parameters.some( ( one ) => one.variadic );
	if ( count > parameters.length && ! variadic ) {
		return `${ title } takes ${ numberOf( parameters ) }, not ${ count }.`;
	}
	const names = parameters
		.filter( ( one ) => ! one.variadic )
		.map( ( { name } ) => name );
	const unknown = named.find( ( name ) => ! names.includes( name ) );
	if ( unknown && ! variadic ) {
		return `${ title } has no parameter $${ unknown }.`;
	}
	const twice = named.find( ( name ) =>
		names.slice( 0, count ).includes( name )
	);
	if ( twice ) {
		return `${ title } gets its parameter $${ twice } twice.`;
	}
	const missing = parameters
		.slice( count )
		.find(
			( { name, optional } ) => ! optional && ! named.includes( name )
		);
	return missing && ! spread
		? `${ title } lacks its argument $${ missing.name }.`
		: null;
}

function numberOf( { length } ) {
	if ( length === 0 ) {
		return 'no arguments';
	}
	return length === 1 ? 'one argument' : `${ length } arguments`;
}
