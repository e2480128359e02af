import { identifier, partsOf } from './parse.mjs';
import { classOf, declaredType, either, keyOf, typeOf } from './types.mjs';

/** Nodes with variables of their own. */
const APART = new Set( [
	'arrowfunc',
	'closure',
	'class',
	'enum',
	'function',
	'interface',
	'method',
	'trait',
] );

/**
 * A function, or the code outside of functions, and the types of its variables: of all values that it assigns to them, in any order.
 */
export class Scope {
	/** What is assigned to variables, by name: a type, or the expression. */
	#values = new Map();

	/** Classes that variables and their properties are tested for (`instanceof`), by their key (types.mjs). */
	#tested = new Map();

	#types = new Map();

	/**
	 * @param {Object}      around
	 * @param {Object}      around.names
	 * @param {string|null} around.cls        Full name of the class.
	 * @param {string|null} around.superclass
	 * @param {Function}    around.anonymous  Full name of the anonymous class of a node.
	 * @param {string|null} around.method     Name of the method.
	 * @param {boolean}     around.isStatic   Whether there is no `$this`.
	 * @param {Scope|null}  outer             What an arrow function reads, or a closure by `use`.
	 */
	constructor( around, outer = null ) {
		Object.assign( this, around );
		this.outer = outer;
		this.readsOuter = false;
	}

	/** @param {import('./facts.d.mts').Node} node Function, method, closure or arrow function. */
	static of( node, around, outer = null ) {
		const scope = new Scope( around, outer );
		scope.readsOuter = node.kind === 'arrowfunc';
		for ( const parameter of node.arguments ) {
			scope.#assign(
				parameter.name,
				parameter.variadic
					? { type: [] }
					: {
							type: declaredType(
								parameter.type,
								scope.names,
								scope.cls
							),
						}
			);
		}
		for ( const { name, byref } of node.uses ?? [] ) {
			scope.#assign( name, {
				type: byref ? null : outer.typeOf( name ),
			} );
		}
		if ( node.body ) {
			scope.read( node.body );
		}
		return scope;
	}

	/** What a function inside of it has around it. */
	around() {
		const { names, cls, superclass, anonymous, method, isStatic } = this;
		return { names, cls, superclass, anonymous, method, isStatic };
	}

	/** @return {import('./facts.d.mts').Type} Of `$this`. */
	thisType() {
		return this.cls ? [ { class: this.cls, open: true } ] : null;
	}

	/** @return {import('./facts.d.mts').Type} Of a variable. */
	typeOf( name ) {
		if ( ! this.#types.has( name ) ) {
			// While it is being determined, such as for `$a = $a->next()`, it is unknown.
			this.#types.set( name, null );
			const values = this.#values.get( name );
			const type = values
				? either(
						values.map( ( value ) =>
							value.node ? typeOf( value.node, this ) : value.type
						)
					)
				: ( this.readsOuter && this.outer.typeOf( name ) ) || null;
			// Only null: another function may assign it by reference.
			this.#types.set( name, type?.length === 0 ? null : type );
		}
		return this.#types.get( name );
	}

	/** @return {import('./facts.d.mts').Type} The classes that an expression is tested for; null for none. */
	narrowed( key ) {
		const own = ( key && this.#tested.get( key ) ) || null;
		const outer = key && this.outer ? this.outer.narrowed( key ) : null;
		return own && outer ? [ ...own, ...outer ] : ( own ?? outer );
	}

	/** Finds the assignments in a piece of code. */
	read( node ) {
		if ( APART.has( node.kind ) ) {
			this.#readUses( node );
			return;
		}
		switch ( node.kind ) {
			case 'assign':
				this.#assignTo(
					node.left,
					node.operator === '=' || node.operator === '??='
						? node.right
						: null
				);
				break;
			case 'assignref':
				this.#assignTo( node.left );
				this.#assignTo( node.right );
				break;
			case 'foreach':
				this.#assignTo( node.value );
				if ( node.key ) {
					this.#assignTo( node.key );
				}
				break;
			case 'global':
				node.items.forEach( ( one ) => this.#assignTo( one ) );
				break;
			case 'staticvariable':
				this.#assignTo( node.variable );
				break;
			case 'pre':
			case 'post':
				this.#assignTo( node.what );
				break;
			case 'catch':
				if ( node.variable ) {
					this.#assign( node.variable.name, {
						type: node.what.flatMap( ( one ) =>
							classOf( one, this )
						),
					} );
				}
				break;
			case 'bin':
				this.#test( node );
				break;
		}
		partsOf( node ).forEach( ( part ) => this.read( part ) );
	}

	/** A closure may assign variables that it uses by reference. */
	#readUses( closure ) {
		for ( const { name, byref } of closure.uses ?? [] ) {
			if ( byref ) {
				this.#assign( name, { type: null } );
			}
		}
	}

	#test( { type, left, right } ) {
		const key = type === 'instanceof' && keyOf( left );
		if ( key ) {
			const classes =
				right.kind === 'name' || right.kind === 'selfreference'
					? classOf( right, this )
					: null;
			this.#tested.set( key, [
				...( this.#tested.get( key ) ?? [] ),
				// A class that isn't named may have any member.
				...( classes ?? [ { on: null, property: '' } ] ),
			] );
		}
	}

	/** @param {import('./facts.d.mts').Node|null} value Null: unknown. */
	#assignTo( target, value = null ) {
		if ( target.kind === 'list' || target.kind === 'array' ) {
			for ( const item of target.items ) {
				if ( item ) {
					this.#assignTo( item.value ?? item );
				}
			}
		} else if ( target.kind === 'variable' ) {
			this.#assign(
				target.name,
				value ? { node: value } : { type: null }
			);
		}
	}

	#assign( name, value ) {
		const id = typeof name === 'string' ? name : identifier( name );
		if ( id ) {
			this.#values.set( id, [
				...( this.#values.get( id ) ?? [] ),
				value,
			] );
		}
	}
}
