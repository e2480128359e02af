import { identifier } from './parse.mjs';

/** Types of PHP without members. */
const PLAIN = new Set( [
	'array',
	'bool',
	'false',
	'float',
	'int',
	'never',
	'null',
	'string',
	'true',
	'void',
] );

/**
 * @param {import('./facts.d.mts').Node|null} node  A type in a declaration; null: there is none.
 * @param {import('./names.mjs').Names}       names
 * @param {string|null}                       cls   The class around it.
 * @return {import('./facts.d.mts').Type} Of a value that is declared so.
 */
export function declaredType( node, names, cls ) {
	switch ( node?.kind ) {
		case 'name':
			return PLAIN.has( node.name.toLowerCase() )
				? []
				: [ { class: names.class( node ) } ];
		case 'selfreference':
			return cls ? [ { class: cls } ] : null;
		case 'typereference':
			if ( node.name === 'static' || node.name === 'self' ) {
				return cls
					? [ { class: cls, open: node.name === 'static' } ]
					: null;
			}
			return PLAIN.has( node.name ) ? [] : null;
		case 'staticreference':
			return cls ? [ { class: cls, open: true } ] : null;
		case 'uniontype':
			return either(
				node.types.map( ( one ) => declaredType( one, names, cls ) )
			);
	}
	return null;
}

/**
 * @param {import('./facts.d.mts').Type[]} types
 * @return {import('./facts.d.mts').Type} A value of one of the types.
 */
export const either = ( types ) =>
	types.includes( null ) ? null : types.flat();

/**
 * @param {import('./facts.d.mts').Node} node
 * @param {import('./scope.mjs').Scope}  scope
 * @return {import('./facts.d.mts').Type} Of the value of an expression.
 */
export function typeOf( node, scope ) {
	const type = plainTypeOf( node, scope );
	const narrowed = type && scope.narrowed( keyOf( node ) );
	return narrowed ? [ ...type, ...narrowed ] : type;
}

function plainTypeOf( node, scope ) {
	switch ( node.kind ) {
		case 'variable':
			return node.name === 'this'
				? scope.thisType()
				: scope.typeOf( node.name );
		case 'nullkeyword':
		case 'throw':
		case 'string':
		case 'number':
		case 'boolean':
		case 'array':
		case 'encapsed':
			return [];
		case 'new':
			return classOf( node.what, scope );
		case 'clone':
			return typeOf( node.what, scope );
		case 'assign':
			return node.operator === '=' ? typeOf( node.right, scope ) : null;
		case 'bin':
			return node.type === '??'
				? either( [
						typeOf( node.left, scope ),
						typeOf( node.right, scope ),
					] )
				: null;
		case 'retif':
			return either( [
				typeOf( node.trueExpr ?? node.test, scope ),
				typeOf( node.falseExpr, scope ),
			] );
		case 'match':
			return either(
				node.arms.map( ( { body } ) => typeOf( body, scope ) )
			);
		case 'call':
			return callType( node, scope );
		case 'propertylookup':
		case 'nullsafepropertylookup':
			return member( node, typeOf( node.what, scope ), 'property' );
		case 'staticlookup':
			return node.offset.kind === 'variable'
				? memberNamed(
						node.offset.name,
						classOf( node.what, scope ),
						'property'
					)
				: member( node, classOf( node.what, scope ), 'constant' );
	}
	return null;
}

function callType( node, scope ) {
	const { what, arguments: list } = node;
	const isClosure = list[ 0 ]?.kind === 'variadicplaceholder';
	if ( isClosure || ( what.kind !== 'name' && ! isMemberCall( node ) ) ) {
		return null;
	}
	switch ( what.kind ) {
		case 'propertylookup':
		case 'nullsafepropertylookup':
			return member( what, typeOf( what.what, scope ), 'method' );
		case 'staticlookup':
			return member( what, classOf( what.what, scope ), 'method' );
		case 'name':
			return [ { function: scope.names.value( what, 'function' )[ 0 ] } ];
	}
	return null;
}

/** Whether a call is one of a method: `( $this->name )()` calls what the property holds. */
export const isMemberCall = ( { what } ) =>
	/^(propertylookup|nullsafepropertylookup|staticlookup)$/.test(
		what.kind
	) && ! what.parenthesizedExpression;

const member = ( node, on, kind ) =>
	memberNamed( identifier( node.offset ), on, kind );

const memberNamed = ( name, on, kind ) =>
	name && on ? [ { on, [ kind ]: name } ] : null;

/**
 * @param {import('./facts.d.mts').Node} node  What is before `::`, or after `new` or `instanceof`.
 * @param {import('./scope.mjs').Scope}  scope
 * @return {import('./facts.d.mts').Type} The class, as that of an object.
 */
export function classOf( node, scope ) {
	const { cls, names } = scope;
	switch ( node.kind ) {
		case 'name':
			return [ { class: names.class( node ) } ];
		case 'selfreference':
			return cls && [ { class: cls } ];
		case 'staticreference':
			return cls && [ { class: cls, open: true } ];
		case 'parentreference':
			return scope.superclass && [ { class: scope.superclass } ];
		case 'class':
			return [ { class: scope.anonymous( node ) } ];
		case 'variable':
			// `$object::NAME`; of a name of a class in a variable nothing is known.
			return typeOf( node, scope )?.length ? typeOf( node, scope ) : null;
	}
	return null;
}

/** A name for variables and their properties; null for other expressions. */
export function keyOf( node ) {
	if ( node.kind === 'variable' ) {
		return typeof node.name === 'string' ? node.name : null;
	}
	if ( ! node.kind.endsWith( 'propertylookup' ) ) {
		return null;
	}
	const of = keyOf( node.what );
	const name = identifier( node.offset );
	return of && name && `${ of }->${ name }`;
}
