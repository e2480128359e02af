import { lineOf } from './parse.mjs';

/**
 * Resolves names to full ones, without a leading backslash, as PHP does: by the namespace and the `use` lines of a file.
 */
export class Names {
	/** @param {string} namespace Namespace of the file; '' for none. */
	constructor( namespace ) {
		this.namespace = namespace;
		/** @type {Object<string, Map<string, import('./facts.d.mts').Use>>} By kind and alias. */
		this.uses = {
			class: new Map(),
			function: new Map(),
			const: new Map(),
		};
		/** @type {import('./facts.d.mts').Use[]} Those whose alias is taken: PHP refuses the file. */
		this.again = [];
	}

	/** @param {import('./facts.d.mts').Node} group Node of the kind `usegroup`. */
	add( group ) {
		for ( const item of group.items ) {
			const name = trim(
				group.name ? `${ group.name }\\${ item.name }` : item.name
			);
			const alias = item.alias?.name ?? name.split( '\\' ).at( -1 );
			const use = { name, alias, line: lineOf( item ), used: false };
			const ofKind = this.uses[ item.type ?? group.type ?? 'class' ];
			if ( ofKind.has( alias ) ) {
				this.again.push( use );
			} else {
				ofKind.set( alias, use );
			}
		}
	}

	/**
	 * @param {import('./facts.d.mts').Node} node Node of the kind `name`.
	 * @return {string} The class.
	 */
	class( { name, resolution } ) {
		if ( resolution === 'fqn' ) {
			return trim( name );
		}
		const [ first, ...rest ] = name.split( '\\' );
		const use = resolution === 'rn' ? null : this.uses.class.get( first );
		if ( use ) {
			use.used = true;
			return [ use.name, ...rest ].join( '\\' );
		}
		return this.below( name );
	}

	/**
	 * @param {import('./facts.d.mts').Node} node Node of the kind `name`.
	 * @param {'function' | 'const'}         kind
	 * @return {string[]} Full names of the function or constant, the first of which that exists is meant.
	 */
	value( node, kind ) {
		const { name, resolution } = node;
		if ( resolution === 'fqn' ) {
			return [ trim( name ) ];
		}
		if ( resolution !== 'uqn' ) {
			return [ this.class( node ) ];
		}
		const use = this.uses[ kind ].get( name );
		if ( use ) {
			use.used = true;
			return [ use.name ];
		}
		return [ this.below( name ), name ];
	}

	below( name ) {
		return this.namespace ? `${ this.namespace }\\${ name }` : name;
	}

	/** @return {import('./facts.d.mts').Use[]} All `use` lines. */
	all() {
		return Object.values( this.uses ).flatMap( ( uses ) => [
			...uses.values(),
		] );
	}
}

const trim = ( name ) => name.replace( /^\\/, '' );
