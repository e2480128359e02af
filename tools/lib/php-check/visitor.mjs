import { classFacts, parametersOf } from './declarations.mjs';
import { argumentsOf, isThis, MemberVisitor } from './member-visitor.mjs';
import { identifier, partsOf } from './parse.mjs';
import { Scope } from './scope.mjs';
import { classOf, declaredType } from './types.mjs';

/** Names in declared types that aren't classes, beside those that the parser recognizes. */
const NO_CLASS =
	/^(array|bool|callable|false|float|int|iterable|mixed|never|null|object|string|true|void)$/i;

/** Walks through the code of a file, with the scope of each part. */
export class Visitor extends MemberVisitor {
	/**
	 * Adds the references in a node.
	 *
	 * @param {import('./facts.d.mts').Node} node
	 * @param {Scope}                        scope Around it.
	 */
	visit( node, scope ) {
		const add = ( kind, more ) => this.add( kind, node, scope, more );
		switch ( node.kind ) {
			case 'class':
			case 'interface':
			case 'trait':
			case 'enum':
				return this.visitClass( node, scope );
			case 'function':
				return this.visitFunction( node, scope );
			case 'closure':
			case 'arrowfunc':
				return this.visitBody(
					node,
					Scope.of(
						node,
						{
							...scope.around(),
							isStatic: scope.isStatic || node.isStatic,
						},
						scope
					)
				);
			case 'usegroup':
				return;
			case 'call':
				return this.visitCall( node, scope );
			case 'new':
				add( 'new', {
					on: classOf( node.what, scope ),
					args: argumentsOf( node ),
				} );
				this.visitName( node.what, scope );
				return this.visitAll( node.arguments, scope );
			case 'propertylookup':
			case 'nullsafepropertylookup':
				return this.visitProperty( node, scope, false );
			case 'staticlookup':
				return this.visitStatic( node, scope, false );
			case 'expressionstatement':
				node.expression.isStatement = true;
				break;
			case 'assign':
				this.visitTarget(
					node.left,
					scope,
					node.operator === '=' || Boolean( node.isStatement )
				);
				return this.visit( node.right, scope );
			case 'pre':
			case 'post':
				return this.visitTarget(
					node.what,
					scope,
					Boolean( node.isStatement )
				);
			case 'unset':
				return node.variables.forEach( ( one ) =>
					this.visitTarget( one, scope, true )
				);
			case 'bin':
				this.visit( node.left, scope );
				return node.type === 'instanceof'
					? this.visitName( node.right, scope )
					: this.visit( node.right, scope );
			case 'catch':
				node.what.forEach( ( one ) => this.visitName( one, scope ) );
				return this.visit( node.body, scope );
			case 'array':
				this.visitCallable( node, scope );
				break;
			case 'foreach':
			case 'cast':
				// Lists of all properties of the object.
				if ( isThis( node.source ?? node.expr ) ) {
					add( 'computed' );
				}
				break;
			case 'string':
				add( 'text', { name: node.value } );
				return;
			case 'name':
				this.names.value( node, 'const' );
				return;
			case 'variable':
				if ( isThis( node ) ) {
					add( 'this' );
				}
				break;
			case 'attribute':
				this.visitName(
					{
						...node,
						kind: 'name',
						resolution: node.name.startsWith( '\\' )
							? 'fqn'
							: 'uqn',
					},
					scope
				);
				return this.visitAll( node.args, scope );
		}
		this.visitAll( partsOf( node ), scope );
	}

	visitAll( nodes, scope ) {
		nodes.forEach( ( node ) => this.visit( node, scope ) );
	}

	visitClass( node, outer ) {
		const name = node.name
			? this.names.below( identifier( node.name ) )
			: outer.anonymous( node );
		const facts = classFacts( node, name, this.facts.file, this.names );
		this.facts.classes.push( facts );
		const around = {
			...outer.around(),
			cls: name,
			superclass: facts.superclass,
			method: null,
			isStatic: false,
		};
		const scope = new Scope( around );
		[ node.extends ?? [], node.implements ?? [] ]
			.flat()
			.forEach( ( one ) => this.visitName( one, scope ) );
		this.visitAll( node.attrGroups ?? [], scope );
		for ( const part of node.body ) {
			if ( part.kind === 'traituse' ) {
				part.traits.forEach( ( one ) => this.visitName( one, scope ) );
			} else if ( part.kind === 'method' ) {
				this.visitBody(
					part,
					Scope.of( part, {
						...around,
						method: identifier( part.name ),
						isStatic: part.isStatic,
					} )
				);
			} else {
				for ( const { type } of part.properties ?? [] ) {
					this.visitType( type, scope );
				}
				partsOf( part ).forEach( ( one ) =>
					one.kind === 'property'
						? one.value && this.visit( one.value, scope )
						: this.visit( one, scope )
				);
			}
		}
	}

	visitFunction( node, scope ) {
		this.facts.functions.push( {
			name: this.names.below( identifier( node.name ) ),
			type: declaredType( node.type, this.names, null ),
			parameters: parametersOf( node ),
		} );
		this.visitBody(
			node,
			Scope.of( node, {
				...scope.around(),
				cls: null,
				superclass: null,
				method: null,
				isStatic: false,
			} )
		);
	}

	/** The parameters and the code of a function, method, closure or arrow function. */
	visitBody( node, scope ) {
		for ( const parameter of node.arguments ) {
			this.visitType( parameter.type, scope );
			if ( parameter.value ) {
				this.visit( parameter.value, scope );
			}
			this.visitAll( parameter.attrGroups ?? [], scope );
		}
		this.visitType( node.type, scope );
		this.visitAll( node.attrGroups ?? [], scope );
		if ( node.body ) {
			this.visit( node.body, scope );
		}
	}

	visitType( node, scope ) {
		if ( node?.types ) {
			node.types.forEach( ( one ) => this.visitType( one, scope ) );
		} else if ( node?.kind === 'name' && ! NO_CLASS.test( node.name ) ) {
			this.visitName( node, scope );
		}
	}
}
