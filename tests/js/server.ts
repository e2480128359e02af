import type {
	NetworkIcon,
	PostContent,
	RobotsTxt,
	Settings,
	SiteSettings,
	Values,
} from '../../store';
import type { ApiRequest } from '../../store/api';
import { defaults } from '../../store/settings/schema';

/** A site as a fresh WordPress has it. */
export const exampleSite: SiteSettings = {
	site: {
		site_name: 'Hazel & Pine Coffee',
		site_url: 'https://example.org',
		favicon: '',
		tagline: 'Slow coffee',
		language: 'en-US',
	},
	content: {
		post_types: [
			{ name: 'post', label: 'Posts' },
			{ name: 'page', label: 'Pages' },
		],
		taxonomies: [ { name: 'category', label: 'Categories' } ],
		archives: [ { name: 'author', label: 'Author Archives' } ],
	},
	home_page_static: 'posts',
	home_page_edit_url: '',
	home_page_featured_image: '',
	limits: { title: 60, description: 160, url: 90 },
	variables: [
		{ name: 'site_name', label: 'Site Name', description: '' },
		{ name: 'separator', label: 'Separator', description: '' },
		{ name: 'tagline', label: 'Tagline', description: '' },
		{ name: 'title', label: 'Post Title', description: '' },
	],
	preview: {
		id: 7,
		title: 'Brewing at home',
		url: 'https://example.org/brewing',
		variables: {
			site_name: 'Hazel & Pine Coffee',
			tagline: 'Slow coffee',
			title: 'Brewing at home',
		},
	},
	home_preview: {
		id: 0,
		title: '',
		url: 'https://example.org/',
		variables: {
			site_name: 'Hazel & Pine Coffee',
			tagline: 'Slow coffee',
			title: '',
			excerpt: 'Slow coffee',
		},
	},
	social_profiles: [
		{
			id: 'instagram',
			label: 'Instagram',
			placeholder: 'https://www.instagram.com/name',
			show_in_dashboard: true,
		},
		{
			id: 'mastodon',
			label: 'Mastodon',
			placeholder: 'https://mastodon.social/@name',
			show_in_dashboard: false,
		},
	],
	other_seo_plugin: null,
	visibility: {
		search_engines: true,
		reading_url: 'https://example.org/wp-admin/options-reading.php',
		robots_txt_blocks: false,
	},
};

/** The icons of its networks that WordPress knows. */
export const exampleIcons: Record< string, NetworkIcon > = {
	instagram: { view_box: '0 0 24 24', path: 'M4 4h16v16z' },
};

/** What robot instructions can be given for on that site. */
export const exampleContent: PostContent = {
	post_types: [
		{
			name: 'post',
			label: 'Posts',
			url: 'https://example.org/brewing',
			count: 12,
			in_sitemap: true,
			served: true,
		},
		{
			name: 'page',
			label: 'Pages',
			url: 'https://example.org/about',
			count: 3,
			in_sitemap: true,
			served: true,
		},
	],
	taxonomies: [
		{
			name: 'category',
			label: 'Categories',
			url: 'https://example.org/category/tea',
			count: 1,
			in_sitemap: true,
			served: true,
		},
	],
	archives: [
		{
			name: 'author',
			label: 'Author Archives',
			url: 'https://example.org/author/admin',
			count: null,
			in_sitemap: true,
			served: false,
		},
		{
			name: 'search',
			label: 'Search Results',
			url: 'https://example.org/?s=example',
			count: null,
			in_sitemap: false,
			served: true,
		},
	],
};

const OWN_ROBOTS_TXT =
	'User-agent: *\nDisallow: /wp-admin/\n\nSitemap: https://example.org/wp-sitemap.xml\n';

/** The robots.txt of that site: the one that WordPress makes. */
export const exampleRobotsTxt: RobotsTxt = {
	robots_txt_content: OWN_ROBOTS_TXT,
	search_engine_visibility: '1',
	robots_file_exists: false,
	robot_file_content: '',
	default_content: OWN_ROBOTS_TXT,
	robots_url: 'https://example.org/robots.txt',
	robots_txt_blocks: false,
};

type Answer = ( request: ApiRequest ) => unknown;

/** The REST interface of the plugin, pretended: it stores settings, notices conflicts, and fails when told to. */
export class Server {
	settings: Settings;
	robotsTxt: RobotsTxt = exampleRobotsTxt;
	/** All requests it got, the oldest first. */
	requests: ApiRequest[] = [];
	private planned: Answer[] = [];
	private held: Promise< void > | null = null;

	constructor(
		settings: Values = {},
		private site: SiteSettings = exampleSite
	) {
		this.settings = { ...defaults, ...settings };
	}

	/**
	 * The next request fails.
	 *
	 * @param error What is thrown, in the form of @wordpress/api-fetch.
	 */
	failOnce( error: unknown ): void {
		this.answerOnce( () => {
			throw error;
		} );
	}

	answerOnce( answer: Answer ): void {
		this.planned.push( answer );
	}

	/** Lets requests wait until the returned function is called. */
	hold(): () => void {
		let release = () => {};
		this.held = new Promise( ( resolve ) => {
			release = resolve;
		} );
		return () => {
			this.held = null;
			release();
		};
	}

	/**
	 * Someone else changes settings, in another window.
	 *
	 * @param values By key.
	 */
	change( values: Values ): void {
		this.settings = { ...this.settings, ...values };
	}

	/** What was posted as settings, the oldest first. */
	get saves(): { data: Values; base: Values }[] {
		return this.requests
			.filter(
				( { method, path } ) =>
					method === 'POST' && path?.endsWith( '/admin-settings' )
			)
			.map( ( { data } ) => data );
	}

	fetchJson = async ( request: ApiRequest ): Promise< unknown > => {
		this.requests.push( request );
		await this.held;
		return ( this.planned.shift() ?? this.answer )( request );
	};

	private answer: Answer = ( { path = '', method = 'GET', data } ) => {
		const { pathname, searchParams } = new URL(
			path,
			'https://example.org'
		);
		switch ( `${ method } ${ pathname.replace( '/pharos/v1', '' ) }` ) {
			case 'GET /admin-settings':
				return { success: true, data: this.settings };
			case 'POST /admin-settings':
				return this.save( data );
			case 'GET /site-settings':
				return { success: true, data: this.site };
			case 'GET /social-icons':
				return { success: true, data: { icons: exampleIcons } };
			case 'GET /post-content':
				return { success: true, data: exampleContent };
			case 'GET /post-seo-data': {
				const id = Number( searchParams.get( 'post_id' ) );
				return {
					success: true,
					message: '',
					data: { preview: { ...this.site.preview, id } },
				};
			}
			case 'GET /robots-txt':
				return { success: true, data: this.robotsTxt };
			case 'POST /robots-txt':
				return this.saveRobotsTxt( data.robots_txt_content );
			case 'POST /posts':
				return {
					success: true,
					results: [
						{
							text: 'Posts',
							children: [ { id: 12, text: `About ${ data.q }` } ],
						},
					],
				};
			default:
				throw {
					success: false,
					code: 'rest_no_route',
					message: 'No route',
					data: { status: 404 },
				};
		}
	};

	private saveRobotsTxt( content: string ): object {
		const text = content.trim();
		this.robotsTxt = {
			...this.robotsTxt,
			robots_txt_content:
				text === '' ? this.robotsTxt.default_content : `${ text }\n`,
			robots_txt_blocks: text.endsWith( 'Disallow: /' ),
		};
		return { success: true, message: '', data: this.robotsTxt };
	}

	private save( { data, base }: { data: Values; base: Values } ): object {
		const stored = this.settings as unknown as Record< string, unknown >;
		const changed = ( key: string, value: unknown ) =>
			JSON.stringify( stored[ key ] ) !== JSON.stringify( value );
		const conflicts = Object.entries( base )
			.filter(
				( [ key, value ] ) =>
					changed( key, value ) &&
					changed( key, data[ key as keyof Values ] )
			)
			.map( ( [ key ] ) => [ key, stored[ key ] ] );
		if ( conflicts.length > 0 ) {
			throw {
				success: false,
				code: 'pharos_settings_conflict',
				message: 'Changed somewhere else.',
				data: {
					status: 409,
					conflicts: Object.fromEntries( conflicts ),
				},
			};
		}
		this.change( data );
		return {
			success: true,
			message: 'Settings saved successfully.',
			reload: 'enable_schemas' in data,
			data: this.settings,
		};
	}
}
