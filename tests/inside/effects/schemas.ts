import { nodesOf, schema, types } from '../../integration/support/json-ld';
import type { Effect } from './types';

/** The structured data of pages. */
export const effects: Effect[] = [
	{
		setting: 'schemas',
		does: 'makes what pages say in JSON-LD',
		path: '/first-flush-darjeeling/',
		values: [
			{ a: schema( 'Service', { name: '%title%' } ) },
			{ a: schema( 'Book', { name: '%title%' } ) },
		],
		read: ( page ) => types( nodesOf( page ) ),
		expected: [ [ 'Service' ], [ 'Book' ] ],
	},
	{
		setting: 'enable_schemas',
		does: 'prints what pages say in JSON-LD',
		path: '/first-flush-darjeeling/',
		values: [ true, false ],
		read: ( page ) => page.text.includes( 'application/ld+json' ),
		expected: [ true, false ],
	},
];
