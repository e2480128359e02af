import { identifier, lineOf } from './parse.mjs';
import { declaredType } from './types.mjs';

/** Flags of promoted parameters. */
const PROMOTED = { 1: 'public', 2: 'protected', 4: 'private' };

/**
 * @param {import('./facts.d.mts').Node} node  Node of a class, interface, trait or enum.
 * @param {string}                       name  Its full name.
 * @param {string}                       file
 * @param {import('./names.mjs').Names}  names
 * @return {import('./facts.d.mts').ClassFacts} What the class declares.
 */
export function classFacts( node, name, file, names ) {
	const list = ( value ) =>
		[ value ?? [] ].flat().map( ( one ) => names.class( one ) );
	const isInterface = node.kind === 'interface';
	const facts = {
		name,
		kind: node.kind,
		isAbstract: Boolean( node.isAbstract ),
		isAnonymous: ! node.name,
		file,
		line: lineOf( node ),
		traits: [],
		parents: [ ...list( node.extends ), ...list( node.implements ) ],
		superclass: isInterface ? null : ( list( node.extends )[ 0 ] ?? null ),
		methods: new Map(),
		properties: new Map(),
		constants: new Map(),
	};
	const type = ( declared ) => declaredType( declared, names, name );
	const add = ( kind, id, part, more = {} ) =>
		facts[ kind ].set( id, {
			name: id,
			visibility: part.visibility || 'public',
			isStatic: Boolean( part.isStatic ),
			isAbstract: false,
			line: lineOf( part ),
			type: null,
			parameters: null,
			isCase: false,
			...more,
		} );
	for ( const part of node.body ) {
		if ( part.kind === 'traituse' ) {
			facts.traits.push( ...list( part.traits ) );
		} else if ( part.kind === 'classconstant' ) {
			for ( const constant of part.constants ) {
				add( 'constants', identifier( constant.name ), part );
			}
		} else if ( part.kind === 'enumcase' ) {
			add( 'constants', identifier( part.name ), part, {
				isCase: true,
				type: [ { class: name } ],
			} );
		} else if ( part.kind === 'propertystatement' ) {
			for ( const property of part.properties ) {
				add( 'properties', identifier( property.name ), part, {
					type: type( property.type ),
				} );
			}
		} else if ( part.kind === 'method' ) {
			add( 'methods', identifier( part.name ), part, {
				isAbstract: part.isAbstract || isInterface,
				type: type( part.type ),
				parameters: parametersOf( part ),
			} );
			for ( const parameter of part.arguments ) {
				if ( parameter.flags ) {
					add(
						'properties',
						identifier( parameter.name ),
						{
							loc: parameter.loc,
							visibility: PROMOTED[ parameter.flags ],
						},
						{ type: type( parameter.type ) }
					);
				}
			}
		}
	}
	return facts;
}

/**
 * @param {import('./facts.d.mts').Node} node Method or function.
 * @return {import('./facts.d.mts').Parameter[]|null} Null if it reads its arguments by `func_get_args()`.
 */
export function parametersOf( node ) {
	const body = node.body?.loc?.source ?? '';
	return /\bfunc_(get_args?|num_args)\b/.test( body )
		? null
		: node.arguments.map( ( { name, value, variadic } ) => ( {
				name: identifier( name ),
				optional: variadic || value !== null,
				variadic,
			} ) );
}
