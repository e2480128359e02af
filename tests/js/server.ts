import type {
	Installed,
	RobotsTxt,
	Settings,
	SiteSettings,
	Values,
} from '../../store';
import type { ApiRequest } from '../../store/api';
import { defaults } from '../../store/settings/schema';
import { AnalysisServer } from './analysis-server';
import { BulkRows } from './bulk-rows';
import {
	exampleContent,
	exampleIcons,
	exampleRobotsTxt,
	exampleSite,
} from './example-site';
import { MigrationServer } from './migration-server';
import { answerSchemas } from './schema-server';
import { SitemapServer } from './sitemap-server';

type Answer = ( request: ApiRequest ) => unknown;

/** The simulated REST API of the plugin: it stores settings, detects conflicts, and fails when told to. */
export class Server {
	settings: Settings;
	robotsTxt: RobotsTxt = exampleRobotsTxt;
	bulk = new BulkRows();
	installed: Installed = {
		plugins: { installed: [], active: [] },
		themes: { installed: [], active: [] },
		products: [],
		nonce: 'abc',
	};
	sitemap = new SitemapServer();
	migration = new MigrationServer();
	analysis = new AnalysisServer();
	/** All received requests, the oldest first. */
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
	 * Makes the next request fail.
	 *
	 * @param error The thrown value, in the form of @wordpress/api-fetch.
	 */
	failOnce( error: unknown ): void {
		this.answerOnce( () => {
			throw error;
		} );
	}

	answerOnce( answer: Answer ): void {
		this.planned.push( answer );
	}

	/** Holds requests until the returned function is called. */
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
	 * Changes settings like another user in another window.
	 *
	 * @param values The values by key.
	 */
	change( values: Values ): void {
		this.settings = { ...this.settings, ...values };
	}

	/** The POST requests of settings, the oldest first. */
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
		// Every screen sends this request automatically, at any time.
		const isPlanned = ! request.path?.endsWith( '/visibility' );
		return ( ( isPlanned ? this.planned.shift() : null ) ?? this.answer )(
			request
		);
	};

	private answer: Answer = ( { path = '', method = 'GET', data } ) => {
		const { pathname, searchParams } = new URL(
			path,
			'https://example.org'
		);
		const route = `${ method } ${ pathname.replace( '/pharos/v1', '' ) }`;
		switch ( route ) {
			case 'GET /admin-settings':
				return { success: true, data: this.settings };
			case 'POST /admin-settings':
				return this.save( data );
			case 'GET /site-settings':
				return {
					success: true,
					data: JSON.parse( JSON.stringify( this.site ) ),
				};
			case 'GET /visibility':
				return {
					success: true,
					data: {
						causes: this.robotsTxt.robots_txt_blocks
							? [
									{
										code: 'robots_txt',
										scope: 'site',
										fixable: true,
									},
								]
							: [],
					},
				};
			case 'GET /social-icons':
				return { success: true, data: { icons: exampleIcons } };
			case 'GET /post-content':
				return { success: true, data: exampleContent };
			case 'GET /installed-plugins-and-themes':
				return { success: true, message: '', data: this.installed };
			case 'GET /usage-data':
				return { success: true, data: { report: {}, address: '' } };
			case 'GET /preview': {
				const id = Number( searchParams.get( 'post_id' ) );
				return {
					success: true,
					data: { preview: { ...this.site.preview, id } },
				};
			}
			case 'GET /robots-txt':
				return { success: true, data: this.robotsTxt };
			case 'POST /robots-txt':
				return this.saveRobotsTxt( data.robots_txt_content );
			case 'GET /bulk-editor':
				return this.bulk.read( searchParams );
			case 'POST /bulk-editor':
				return this.bulk.write( data );
			case 'GET /sitemap':
				return { success: true, data: this.sitemap.overview };
			case 'GET /sitemap/objects':
				return {
					success: true,
					data: this.sitemap.find( searchParams ),
				};
			case 'POST /generate-cache':
				return this.sitemap.start();
			case 'GET /generate-cache':
				return this.sitemap.ask();
			case 'GET /wp/v2/pages':
				return this.sitemap.findPages( searchParams );
			case 'GET /posts':
				return {
					success: true,
					results: [
						{
							text: 'Posts',
							children: [
								{
									id: 12,
									text: `About ${ searchParams.get( 'q' ) }`,
								},
							],
						},
					],
				};
			case 'GET /schema-types':
			case 'GET /schema-conditions':
			case 'POST /schema-preview':
			case 'POST /schema-coverage':
				return { success: true, data: answerSchemas( pathname, data ) };
			default: {
				const answer =
					this.migration.answer( route, searchParams, data ) ??
					this.analysis.answer( route, searchParams, data );
				if ( answer !== undefined ) {
					return answer;
				}
				throw {
					success: false,
					code: 'rest_no_route',
					message: 'No route',
					data: { status: 404 },
				};
			}
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
