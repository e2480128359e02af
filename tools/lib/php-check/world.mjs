/**
 * All classes and functions of the plugin, and what they inherit.
 */

/** The namespace of the plugin's classes: another class is foreign, and anything may be in it. */
const OWN = 'Pharos\\';

/** What PHP adds to enums. */
const OF_ENUMS = /^(cases|from|tryFrom|name|value)$/;

/** Methods that answer for members that aren't declared. */
const MAGIC = {
	methods: [ '__call', '__callStatic' ],
	properties: [ '__get', '__set' ],
	constants: [],
};

/** The result of a look-up in a class with a foreign parent. */
export const UNKNOWN = Symbol( 'unknown' );

export class World {
	/** @param {import('./facts.d.mts').FileFacts[]} files */
	constructor( files ) {
		/** @type {Map<string, import('./facts.d.mts').ClassFacts>} By full name. */
		this.classes = new Map(
			files.flatMap( ( { classes } ) =>
				classes.map( ( one ) => [ one.name, one ] )
			)
		);
		this.functions = new Map(
			files.flatMap( ( { functions } ) =>
				functions.map( ( one ) => [ one.name, one ] )
			)
		);
		/** Classes by each of their ancestors. */
		this.heirs = new Map();
		for ( const { name } of this.classes.values() ) {
			for ( const ancestor of this.ancestors( name ) ) {
				this.heirs.set( ancestor, [
					...( this.heirs.get( ancestor ) ?? [] ),
					name,
				] );
			}
		}
	}

	/** Whether the plugin should have a class of that name. */
	isOwn( name ) {
		return name.startsWith( OWN ) || this.classes.has( name );
	}

	/** @return {Set<string>} All superclasses, interfaces and traits of a class, near ones first, also foreign ones. */
	ancestors( name, found = new Set() ) {
		const { traits = [], parents = [] } = this.classes.get( name ) ?? {};
		for ( const one of [ ...traits, ...parents ] ) {
			if ( ! found.has( one ) ) {
				found.add( one );
				this.ancestors( one, found );
			}
		}
		return found;
	}

	/**
	 * @param {string}                             name   Of a class.
	 * @param {'methods'|'properties'|'constants'} kind
	 * @param {string}                             member Name.
	 * @return {import('./facts.d.mts').Found|UNKNOWN|null} Null if the class can't have it.
	 */
	find( name, kind, member ) {
		const line = [ name, ...this.ancestors( name ) ];
		for ( const owner of line ) {
			const found = this.classes.get( owner )?.[ kind ].get( member );
			if ( found ) {
				return { member: found, owner };
			}
		}
		const isUnknown = line.some( ( one ) => {
			const facts = this.classes.get( one );
			return (
				! facts ||
				facts.kind === 'trait' ||
				( facts.kind === 'enum' && OF_ENUMS.test( member ) ) ||
				MAGIC[ kind ].some( ( magic ) => facts.methods.has( magic ) )
			);
		} );
		return isUnknown ? UNKNOWN : null;
	}

	/**
	 * As `find()`, for an object of a class, or of one that extends it if `open`.
	 *
	 * @param {import('./facts.d.mts').ObjectType} object
	 * @param {string}                             kind
	 * @param {string}                             member
	 * @return {import('./facts.d.mts').Found|UNKNOWN|null} Null if the object can't have it.
	 */
	findIn( { name, open }, kind, member ) {
		const found = this.find( name, kind, member );
		const byHeir =
			! found &&
			open &&
			( this.heirs.get( name ) ?? [] ).some( ( heir ) =>
				this.find( heir, kind, member )
			);
		return byHeir ? UNKNOWN : found;
	}

	/**
	 * @param {import('./facts.d.mts').Type} type
	 * @return {import('./facts.d.mts').ObjectType[]|null} The classes that a value may have; null if that isn't known.
	 */
	resolve( type ) {
		const all = new Map();
		for ( const reference of type ?? [] ) {
			const classes = this.resolveOne( reference );
			if ( ! classes ) {
				return null;
			}
			classes.forEach( ( one ) => all.set( one.name, one ) );
		}
		return type && [ ...all.values() ];
	}

	resolveOne( reference ) {
		if ( reference.class ) {
			return [
				{ name: reference.class, open: Boolean( reference.open ) },
			];
		}
		if ( reference.resolved === undefined ) {
			// While it is being determined.
			reference.resolved = null;
			reference.resolved = reference.function
				? this.resolve( this.functions.get( reference.function )?.type )
				: this.resolveMember( reference );
		}
		return reference.resolved;
	}

	resolveMember( { on, method, property, constant } ) {
		const kind =
			( method && 'methods' ) ||
			( property && 'properties' ) ||
			'constants';
		const all = [];
		for ( const object of this.resolve( on ) ?? [ null ] ) {
			const found =
				object &&
				this.findIn( object, kind, method ?? property ?? constant );
			const type = found?.member?.type;
			// `static` is the class that was asked, not the one that declares the method.
			const classes =
				type?.length === 1 && type[ 0 ].open
					? [ object ]
					: this.resolve( type );
			if ( ! classes ) {
				return null;
			}
			all.push( ...classes );
		}
		return all;
	}

	/** Whether a class inherits from one that isn't known. */
	hasForeign( name ) {
		return [ ...this.ancestors( name ) ].some(
			( one ) => ! this.classes.has( one )
		);
	}

	/** Whether a class is another one, or inherits from it. */
	isA( name, other ) {
		return name === other || this.ancestors( name ).has( other );
	}
}
