import type {
	MigratedData,
	MigrationPlugin,
	ParityPage,
	ParityReport,
	RestorePlan,
} from '../../store';

type Found = Record< string, number[] >;

interface Body {
	plugin_slug: string;
	overwrite?: boolean;
	redirects_from?: number;
	step?: 'before' | 'after' | 'preview';
	term_ids?: number[];
	post_ids?: number[];
	choice?: object;
}

const NAMES: Record< string, string > = {
	category: 'Categories',
	post_tag: 'Tags',
	post: 'Posts',
	page: 'Pages',
};

/** A source plugin with data, active by default. */
export const source = (
	values: Partial< MigrationPlugin > = {}
): MigrationPlugin => ( {
	slug: 'yoast',
	name: 'Yoast SEO',
	active: true,
	installed: true,
	counts: { posts: 6, terms: 3, authors: 2 },
	migrated: false,
	begun: null,
	network: false,
	network_url: '',
	...values,
} );

/** A compared page: its description differs. */
export const comparedPage = (
	id: number,
	values: Partial< ParityPage > = {}
): ParityPage => ( {
	url: `https://example.org/post-${ id }/`,
	name: `Post ${ id }`,
	kind: 'post',
	type: 'post',
	id,
	edit: `https://example.org/wp-admin/post.php?post=${ id }&action=edit`,
	problem: '',
	tags: [
		{
			tag: 'title',
			before: `Post ${ id } - Coffee`,
			after: `Post ${ id } - Coffee`,
			same: true,
			why: '',
			fix: null,
		},
		{
			tag: 'description',
			before: 'Old',
			after: null,
			same: false,
			why: 'It was made by a variable that has no equivalent.',
			fix: {
				label: 'Meta Templates',
				url: 'https://example.org/wp-admin/admin.php?page=pharos_settings#/general',
			},
		},
	],
	...values,
} );

const pageOf = ( query: URLSearchParams ): number =>
	Number( query.get( 'page' ) ?? 1 );

/** The simulated routes of the migration: two pages of posts, and a record of the written data. */
export class MigrationServer {
	plugins: MigrationPlugin[] = [ source() ];

	/** Ids by taxonomy, page by page. */
	terms: Found[] = [ { category: [ 2, 5 ], post_tag: [ 8 ] } ];
	/** Ids by post type, page by page. */
	posts: Found[] = [
		{ post: [ 101, 103, 104 ], page: [ 102 ] },
		{ post: [ 10_001 ], page: [ 10_002 ] },
	];

	/** How many redirects there are, and how many a call migrates. */
	redirects = { found: 0, atOnce: 25 };

	/** The ids that the server can't migrate. */
	unreadable: number[] = [];

	/** The written data in order: "settings", "term 5", "post 101". Existing data aren't written again. */
	written: string[] = [];
	isCompleted = false;

	/** The number of pages read after each request; the last response repeats. */
	readings = [ 2, 4 ];
	/** Why no page can be read. */
	problem = '';
	pages: ParityPage[] = [ comparedPage( 1 ), comparedPage( 2 ) ];
	report: Partial< ParityReport > = {};
	/** The steps that were read, in order. */
	read: string[] = [];

	/** The applied values that the source plugin stores but never output. */
	applied: unknown[] = [];
	/** The changes that a restore would make. */
	plan: RestorePlan = {
		id: 'b1',
		time: '2026-11-22T10:00:00+00:00',
		source: 'yoast',
		name: 'Yoast SEO',
		begun: false,
		posts: 6,
		terms: 3,
		authors: 0,
		redirects: 0,
		settings: 12,
		robots_txt: false,
		left_out: {},
	};
	/** The number of remaining items after each request of a restore. */
	lefts = [ 4, 0 ];

	migrated: MigratedData = { sources: [], losses: [], total: 0, pages: 0 };

	/**
	 * The response of a route, or undefined if there is none.
	 *
	 * @param route Such as "GET /migrate/terms".
	 * @param query The query parameters.
	 * @param body  The body of a POST request.
	 */
	answer( route: string, query: URLSearchParams, body: Body ): unknown {
		switch ( route ) {
			case 'GET /migrate/plugins':
				return {
					success: true,
					data: this.plugins.map( ( plugin ) =>
						this.written.length > 0 && ! this.isCompleted
							? { ...plugin, begun: '2026-11-22T10:00:00+00:00' }
							: plugin
					),
				};
			case 'GET /migrate/terms':
				return this.found( this.terms, query, 'term_ids' );
			case 'GET /migrate/posts':
				return this.found( this.posts, query, 'post_ids' );
			case 'POST /migrate/global-settings':
				return this.writeSettings( body.redirects_from ?? 0 );
			case 'POST /migrate/terms':
				return this.writeAll( 'term', body.term_ids ?? [] );
			case 'POST /migrate/posts':
				return this.writeAll( 'post', body.post_ids ?? [] );
			case 'POST /migrate/deactivate-plugin':
				this.plugins = this.plugins.map( ( plugin ) =>
					plugin.slug === body.plugin_slug
						? { ...plugin, active: false }
						: plugin
				);
				return {
					success: true,
					message: 'Plugin deactivated successfully',
				};
			case 'GET /migrate/restore':
				return { success: true, data: this.plan };
			case 'POST /migrate/restore':
				return this.restore();
			case 'POST /migration-completed':
				this.isCompleted = true;
				return { success: true, message: 'Migration completed.' };
			case 'POST /migrate/choices':
				return this.apply( body.choice );
			case 'GET /migrated-data':
				return { success: true, data: this.migrated };
			case 'POST /migrate/parity':
				return this.readPages( body.step ?? 'before' );
			case 'GET /migrate/parity':
				return { success: true, data: this.compared( query ) };
			default:
				return undefined;
		}
	}

	private restore(): object {
		const left = this.lefts.shift() ?? 0;
		if ( left === 0 ) {
			this.written = [];
		}
		return {
			success: true,
			message: left === 0 ? 'Everything was restored.' : '',
			data: { left },
		};
	}

	private found(
		all: Found[],
		query: URLSearchParams,
		name: string
	): object {
		const page = pageOf( query );
		const data = Object.entries( all[ page - 1 ] ?? {} ).map(
			( [ type, ids ] ) => [
				type,
				{ count: ids.length, title: NAMES[ type ], [ name ]: ids },
			]
		);
		return {
			success: true,
			data: Object.fromEntries( data ),
			pagination: { current_page: page, total_pages: all.length },
		};
	}

	private write( names: string[] ): object {
		this.written.push(
			...names.filter( ( name ) => ! this.written.includes( name ) )
		);
		return { success: true, message: 'Migrated.' };
	}

	private writeSettings( from: number ): object {
		const { found, atOnce } = this.redirects;
		const done = Math.min( found, from + atOnce );
		return {
			...this.write( [
				...( from === 0 ? [ 'settings' ] : [] ),
				...Array.from(
					{ length: done - from },
					( _, i ) => `redirect ${ from + i + 1 }`
				),
			] ),
			data: { skipped: 0, redirects: { found, done } },
		};
	}

	private writeAll( kind: string, ids: number[] ): object {
		const readable = ids.filter(
			( id ) => ! this.unreadable.includes( id )
		);
		const results = ids.map( ( id ) => [
			id,
			readable.includes( id ) ? 'migrated' : 'skipped',
		] );
		return {
			...this.write( readable.map( ( id ) => `${ kind } ${ id }` ) ),
			data: { results: Object.fromEntries( results ) },
		};
	}

	private apply( choice?: object ): object {
		this.applied.push( choice ?? 'all' );
		const sources = this.migrated.sources.map( ( one ) => ( {
			...one,
			losses: one.losses.filter( ( { what } ) => what !== 'not_output' ),
		} ) );
		this.migrated = { ...this.migrated, sources, losses: [] };
		return { success: true, data: { applied: 1, left: 0 } };
	}

	private readPages( step: string ): object {
		const done = this.readings.shift() ?? 4;
		if ( this.read.at( -1 ) !== step ) {
			this.read.push( step );
		}
		return {
			success: true,
			data: { step, done, total: 4, problem: this.problem },
		};
	}

	private compared( query: URLSearchParams ): ParityReport {
		const page = pageOf( query );
		return {
			before: '2026-11-22T10:00:00+00:00',
			after: '2026-11-22T10:05:00+00:00',
			total: this.pages.length,
			same: this.pages.length,
			compared: this.pages.length * 2,
			losses: [],
			...this.report,
			pages: this.pages.slice( ( page - 1 ) * 20, page * 20 ),
		};
	}
}
