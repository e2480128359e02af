import { __ } from '@wordpress/i18n';
import equal from 'fast-deep-equal';
import { schemaName } from '../../../common/schema/name';
import type { SchemaObject } from '../../../common/schema/types';
import type { EntryWords, FieldDefinition, ScreenDefinition } from './types';

/** Search keywords; the names of the site's schemas are added (withSchemaNames()). */
const KEYWORDS = [
	'WebSite',
	'WebPage',
	'Organization',
	'SearchAction',
	'Person',
	'BreadcrumbList',
	'Article',
	'Product',
	'Dataset',
	'FAQ',
	'Fact Check',
	'HowTo',
	'Movie',
	'Podcast Episode',
	'Book',
	'Course',
	'Event',
	'Job Posting',
	'Recipe',
	'Service',
	'Software app',
	'Video',
	'breadcrumbs',
	'local business',
	'logo',
	'organisation',
	'sitelinks search box',
];

type Parts = Record< string, unknown >;

/** Returns the parts of a schema for comparison: its properties and display conditions. */
function partsOf( entry: unknown ): Parts {
	const { title, type, fields, ...places } = entry as Partial< SchemaObject >;
	return {
		title,
		type,
		...fields,
		...Object.fromEntries(
			Object.entries( places ).map( ( [ name, place ] ) => [
				name,
				[
					...( place?.rules ?? [] ),
					...( place?.specific ?? [] ),
				].join( ', ' ),
			] )
		),
	};
}

const inWords = ( value: unknown ): string =>
	typeof value === 'string' ? value : JSON.stringify( value ?? '' );

const entry: EntryWords = {
	label: ( one ) => schemaName( Object( one ) ),
	describe: ( one, other ) => {
		if ( ! one ) {
			return __( '(none)', 'pharos-seo' );
		}
		if ( ! other ) {
			return schemaName( Object( one ) );
		}
		const mine = partsOf( one );
		const theirs = partsOf( other );
		return Object.keys( { ...mine, ...theirs } )
			.filter( ( name ) => ! equal( mine[ name ], theirs[ name ] ) )
			.map(
				( name ) =>
					`${ name }: ${ inWords( mine[ name ] ) || __( '(empty)', 'pharos-seo' ) }`
			)
			.join( '; ' );
	},
};

export const schemasField: FieldDefinition = {
	key: 'schemas',
	control: 'custom',
	label: __( 'Schemas', 'pharos-seo' ),
	keywords: KEYWORDS,
	entry,
};

export const schema: ScreenDefinition = {
	path: '/advanced/schema',
	groups: [ { fields: [ schemasField ] } ],
};

/** The editor of a single schema. */
export const schemaEditor: ScreenDefinition = {
	...schema,
	path: '/advanced/schema/:id',
};
