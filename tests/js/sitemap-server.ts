import type { Sitemap, SitemapObject, SitemapProgress } from '../../store';

const IDLE: SitemapProgress = {
	running: false,
	done: 0,
	total: 0,
	current: '',
	failed: '',
};

/** The progress of a started generation. */
export const running = ( done: number, total = 50_000 ): SitemapProgress => ( {
	...IDLE,
	running: true,
	done,
	total,
	current: 'Posts',
} );

/** A published post that is included in a sitemap. */
export const listedPost = ( id: number, title: string ): SitemapObject => ( {
	object: `post-${ id }`,
	title,
	kind: 'Posts',
	url: `https://example.org/post-${ id }/`,
	edit: `https://example.org/wp-admin/post.php?post=${ id }&action=edit`,
	listed: true,
	sitemap: 'https://example.org/sitemap-posts-post-1.xml',
	reason: null,
} );

/** The same post, excluded because its content type is set to noindex. */
export const leftOutPost = ( id: number, title: string ): SitemapObject => ( {
	...listedPost( id, title ),
	listed: false,
	sitemap: '',
	reason: {
		code: 'noindex_kind',
		message: 'Posts are No Index.',
		path: '/advanced/robot_instructions/indexing',
		url: '',
	},
} );

/** The simulated routes of sitemaps. */
export class SitemapServer {
	overview: Sitemap = {
		index: 'https://example.org/sitemap_index.xml',
		hidden: false,
		generated: '2026-11-22T10:00:00+00:00',
		progress: IDLE,
		sitemaps: [
			{
				name: 'posts-post',
				label: 'Posts',
				url: 'https://example.org/sitemap-posts-post-1.xml',
				entries: 1234,
				pages: 2,
			},
			{
				name: 'terms-category',
				label: 'Categories',
				url: 'https://example.org/sitemap-terms-category-1.xml',
				entries: 6,
				pages: 1,
			},
		],
		left_out: [
			{
				code: 'noindex_kind',
				label: 'Tags are No Index',
				count: 12,
				path: '/advanced/robot_instructions/indexing',
			},
			{ code: 'password', label: 'With a password', count: 1, path: '' },
		],
	};

	/** All posts and terms. */
	objects: SitemapObject[] = [
		leftOutPost( 12, 'Brewing at home' ),
		listedPost( 13, 'About tea' ),
	];

	/** The progress, request by request; the last response repeats. */
	steps: SitemapProgress[] = [];

	/** Number of objects per page of the list. */
	perPage = 20;

	start(): object {
		this.overview = { ...this.overview, progress: running( 0, 0 ) };
		return {
			success: true,
			message: 'Sitemaps are being made',
			description: 'You can leave this page.',
			progress: this.overview.progress,
		};
	}

	ask(): object {
		const progress = this.steps.shift() ?? IDLE;
		this.overview = { ...this.overview, progress };
		return { success: true, progress };
	}

	find( query: URLSearchParams ): object {
		const named = query.get( 'objects' )?.split( ',' );
		const words = ( query.get( 'search' ) ?? '' ).toLowerCase();
		const found = this.objects.filter( ( { object, title, listed } ) =>
			named
				? named.includes( object )
				: title.toLowerCase().includes( words ) &&
					( words !== '' || ! listed )
		);
		const start = ( Number( query.get( 'page' ) ?? 1 ) - 1 ) * this.perPage;
		const end = start + this.perPage;
		return {
			items: found.slice( start, end ),
			more: found.length > end,
		};
	}

	findPages( query: URLSearchParams ): object {
		const all = [
			{ id: 2, title: { rendered: 'Site map &amp; more' } },
			{ id: 3, title: { rendered: 'Contact' } },
		];
		const include = query.get( 'include' );
		const words = ( query.get( 'search' ) ?? '' ).toLowerCase();
		return all.filter( ( { id, title } ) =>
			include
				? String( id ) === include
				: title.rendered.toLowerCase().includes( words )
		);
	}
}
