import type {
	SchemaMap,
	SchemaPlaces,
	SchemaPreview,
	SchemaProblem,
} from '../../common/schema/types';
import { exampleConditions, exampleTypes } from './schema-types';

/**
 * The simulated server responses about schemas: every page outputs all of them, and a date must start with a year.
 *
 * @param path The path of the route.
 * @param data The sent data.
 */
export function answerSchemas( path: string, data: unknown ): object {
	switch ( path.replace( '/pharos/v1/', '' ) ) {
		case 'schema-types':
			return exampleTypes;
		case 'schema-conditions':
			return exampleConditions;
		case 'schema-coverage':
			return coverage( data as { show_on: SchemaPlaces } );
		default:
			return preview( data as { schemas: SchemaMap; page: string } );
	}
}

const coverage = ( { show_on: { rules } }: { show_on: SchemaPlaces } ) => ( {
	count: rules.includes( 'basic-global' ) ? 1200 : 12,
	examples: [
		{ id: 'post-7', label: 'Brewing', url: 'https://example.org/brewing' },
	],
} );

const preview = ( {
	schemas,
	page,
}: {
	schemas: SchemaMap;
	page: string;
} ): SchemaPreview => ( {
	page: {
		id: page || 'post-7',
		label: page || 'Brewing at home',
		url: 'https://example.org/brewing',
	},
	graph: {},
	nodes: Object.fromEntries(
		Object.entries( schemas ).map( ( [ id, { type, fields } ] ) => [
			id,
			{ '@type': type, ...fields },
		] )
	),
	problems: Object.entries( schemas ).flatMap( ( [ id, { fields } ] ) =>
		/^(20|$)/.test( String( fields.datePublished ?? '' ) )
			? []
			: [ wrongDate( id ) ]
	),
} );

const wrongDate = ( schema: string ): SchemaProblem => ( {
	schema,
	path: [ 'datePublished' ],
	level: 'error',
	code: 'date',
	message: 'Enter a date, such as 2026-11-22.',
} );
