import { createSite } from '../../tests/js/create-site';
import { store } from '..';

jest.mock( '../api' );

type Resolve = ReturnType<
	ReturnType< typeof createSite >[ 'registry' ][ 'resolveSelect' ]
>;

describe( 'what the server makes with the settings', () => {
	test.each( [
		[ 'admin-settings', 'getSettings' ],
		[ 'site-settings', 'getSiteSettings' ],
		[ 'preview?post_id=12', 'getPreview', 12 ],
		[
			'preview?group=archives&name=date',
			'getExample',
			'archives',
			'date',
		],
		[ 'post-content', 'getPostContent' ],
		[ 'usage-data', 'getUsageData' ],
		[ 'robots-txt', 'getRobotsTxt' ],
		[ 'schema-conditions', 'getSchemaConditions' ],
		[ 'sitemap', 'getSitemap' ],
		[ 'sitemap/objects?page=1', 'getSitemapObjects', 'page=1' ],
		[ 'bulk-editor?page=1', 'getBulkPage', 'page=1' ],
		[ 'migrated-data?page=1', 'getMigratedData', 'page=1' ],
		[ 'migrate/restore', 'getRestorePlan' ],
	] )(
		'is asked for again when they are stored: %s',
		async ( path, selector, ...args ) => {
			const { registry, dispatch, server } = createSite();
			const ask = () =>
				( registry.resolveSelect( store ) as Resolve )[ selector ]?.(
					...args
				);
			const write = () =>
				dispatch.__dispatchCommand( { type: 'settings/WRITTEN' } );
			// A write while the server responds …
			server.answerOnce( async () => {
				await write();
				return { success: true, data: {} };
			} );
			await ask();
			expect( server.requests ).toHaveLength( 2 );

			// … and one after that.
			await write();
			await ask();
			expect(
				server.requests.map( ( request ) => request.path )
			).toEqual( Array( 3 ).fill( `/pharos/v1/${ path }` ) );
		}
	);
} );
