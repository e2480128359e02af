import { identifier, lineOf } from './parse.mjs';
import { classOf, isMemberCall, typeOf } from './types.mjs';

/** Functions of WordPress that call what they get later, from outside of the class. */
const HOOKS = new Set( [
	'add_action',
	'add_filter',
	'add_shortcode',
	'register_activation_hook',
	'register_deactivation_hook',
] );

/** What a walk through code does with names of classes and members; `visit()` walks on (visitor.mjs). */
export class MemberVisitor {
	constructor( facts, names ) {
		this.facts = facts;
		this.names = names;
	}

	/** What names a class: before `::`, after `new`, `instanceof` … */
	visitName( node, scope ) {
		if ( node.kind === 'name' ) {
			this.add( 'class', node, scope, {
				name: this.names.class( node ),
			} );
		} else if ( ! /^(self|static|parent)reference$/.test( node.kind ) ) {
			this.visit( node, scope );
		}
	}

	visitCall( node, scope ) {
		const { what } = node;
		const args = argumentsOf( node );
		const add = ( kind, more ) =>
			this.add( kind, node, scope, { args, ...more } );
		if ( what.kind === 'name' ) {
			const name = this.names.value( what, 'function' );
			add( 'function', { name } );
			if (
				name.at( -1 ) === 'get_object_vars' &&
				isThis( node.arguments[ 0 ] )
			) {
				add( 'computed' );
			}
			if ( HOOKS.has( name.at( -1 ) ) ) {
				node.arguments.forEach( ( one ) => ( one.byHook = true ) );
			}
		} else if ( isMemberCall( node ) ) {
			const byClass = what.kind === 'staticlookup';
			const name = identifier( what.offset );
			if ( name ) {
				const on = ( byClass ? classOf : typeOf )( what.what, scope );
				add( 'method', { on, name, byClass } );
			} else {
				this.visitComputed( what, scope );
			}
			this.visitName( what.what, scope );
		} else {
			this.visit( what, scope );
		}
		this.visitAll( node.arguments, scope );
	}

	visitProperty( node, scope, written ) {
		const name = identifier( node.offset );
		if ( name ) {
			const on = typeOf( node.what, scope );
			this.add( 'property', node, scope, { on, name, written } );
		} else {
			this.visitComputed( node, scope );
		}
		this.visit( node.what, scope );
	}

	/** `$object->$name`, which may be any member of this class unless the object is of another one. */
	visitComputed( { what, offset }, scope ) {
		const type = typeOf( what, scope ) ?? classOf( what, scope );
		const isOther = type?.every(
			( one ) => one.class && one.class !== scope.cls
		);
		if ( ! isOther ) {
			this.add( 'computed', offset, scope );
		}
		this.visit( offset, scope );
	}

	visitStatic( node, scope, written ) {
		const { what, offset } = node;
		const on = classOf( what, scope );
		if ( offset.kind === 'variable' && typeof offset.name === 'string' ) {
			this.add( 'property', node, scope, {
				on,
				name: offset.name,
				written,
				byClass: true,
			} );
		} else if ( ! identifier( offset ) ) {
			this.visitComputed( node, scope );
		} else if ( offset.name !== 'class' ) {
			this.add( 'constant', node, scope, {
				on,
				name: offset.name,
				byClass: true,
			} );
		}
		this.visitName( what, scope );
	}

	/** What gets a value: `$this->list[ $key ] = …` only writes the property. */
	visitTarget( node, scope, written ) {
		if ( node.kind.endsWith( 'propertylookup' ) ) {
			this.visitProperty( node, scope, written );
		} else if ( node.kind === 'staticlookup' ) {
			this.visitStatic( node, scope, written );
		} else if ( node.kind === 'offsetlookup' ) {
			this.visitTarget( node.what, scope, written );
			if ( node.offset ) {
				this.visit( node.offset, scope );
			}
		} else if ( node.kind === 'list' || node.kind === 'array' ) {
			for ( const item of node.items ) {
				if ( item?.key ) {
					this.visit( item.key, scope );
				}
				if ( item ) {
					this.visitTarget( item.value ?? item, scope, written );
				}
			}
		} else {
			this.visit( node, scope );
		}
	}

	/** `[$this, 'name']` and `[self::class, 'name']` are methods. */
	visitCallable( node, scope ) {
		const [ first, second, ...others ] = node.items;
		if ( ! second || others.length > 0 || first.key || second.key ) {
			return;
		}
		const { value } = first;
		const byClass =
			value?.kind === 'staticlookup' &&
			identifier( value.offset ) === 'class';
		if ( ! byClass && ! isThis( value ) ) {
			return;
		}
		if ( second.value?.kind === 'string' ) {
			this.add( 'method', node, scope, {
				on: byClass ? classOf( value.what, scope ) : scope.thisType(),
				name: second.value.value,
				byClass,
				byHook: Boolean( node.byHook ),
			} );
		} else if ( second.value?.kind === 'variable' ) {
			this.add( 'computed', node, scope );
		}
	}

	add( kind, node, { cls, method, isStatic }, more = {} ) {
		this.facts.references.push( {
			kind,
			line: lineOf( node ),
			cls,
			method,
			isStatic,
			name: '',
			on: null,
			args: null,
			byClass: false,
			written: false,
			byHook: false,
			...more,
		} );
	}
}

export const isThis = ( node ) =>
	node?.kind === 'variable' && node.name === 'this';

/** @return {import('./facts.d.mts').Arguments|null} Null for `name(...)`, which makes a closure. */
export function argumentsOf( { arguments: list } ) {
	const of = ( kind ) => list.filter( ( one ) => one.kind === kind );
	const named = of( 'namedargument' ).map( ( { name } ) => name );
	const spread = of( 'variadic' ).length;
	return of( 'variadicplaceholder' ).length > 0
		? null
		: {
				count: list.length - named.length - spread,
				named,
				spread: spread > 0,
			};
}
