import type { Page } from '../../support/page';
import type { Effect } from './types';

const FRONT = 'https://front.test/';

const isAtFront = ( page: Page ) =>
	page.link( 'canonical' )?.startsWith( FRONT );

export const effects: Effect[] = [
	{
		setting: 'enable_ai_suggestions',
		does: 'says whether suggestions are turned off',
		path: '/',
		values: [ false, true ],
		read: async ( _page, site ) =>
			(
				await (
					await site.as( 'admin' )
				).rest< { data: { reason: string } } >(
					'GET',
					'/pharos/v1/suggestions'
				)
			).body.data.reason === 'off',
		expected: [ true, false ],
	},
	{
		setting: 'enable_rest_head',
		does: 'adds the head of pages to the REST API',
		path: '/',
		values: [ false, true ],
		read: async ( _page, site ) =>
			( await site.rest( 'GET', '/pharos/v1/head?url=/' ) ).status,
		expected: [ 404, 200 ],
	},
	{
		setting: 'enable_schema_map',
		does: 'adds the schema map to the REST API',
		path: '/',
		values: [ false, true ],
		read: async ( _page, site ) =>
			( await site.rest( 'GET', '/pharos/v1/schemamap/nothing' ) ).body
				.code,
		expected: [ 'rest_no_route', 'pharos_not_found' ],
	},
	{
		setting: 'front_end_url',
		does: 'is the host of canonical URLs',
		path: '/about/',
		values: [ '', FRONT ],
		read: isAtFront,
		expected: [ false, true ],
	},
	{
		setting: 'front_end_parts',
		does: 'says what has the URLs of the front end',
		path: '/about/',
		when: { front_end_url: FRONT },
		values: [ [ 'sitemaps' ], [ 'canonical' ] ],
		read: isAtFront,
		expected: [ false, true ],
	},
];
