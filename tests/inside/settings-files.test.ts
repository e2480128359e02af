/** Which files an import accepts: those of other products and of newer versions are refused, with what to do. */
import { startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';

startWithDefaults();

const planned = ( file: object ) =>
	site.php< { code: string; message: string; settings: string[] } >(
		`$data = new Pharos\\ImportExport\\SiteData( new Pharos\\Settings\\Settings() );
		$plan = ( new Pharos\\ImportExport\\Importer( $data ) )->plan( $args );
		return is_wp_error( $plan )
			? [ 'code' => $plan->get_error_code(), 'message' => $plan->get_error_message(), 'settings' => [] ]
			: [ 'code' => '', 'message' => '', 'settings' => array_keys( $plan['changes'] ) ];`,
		file
	);

const OURS = { format: 'pharos-seo-settings' };
const SETTINGS = { general: { separator: '~' } };

/** As exported by these products, with a setting of the same name as one of Pharos SEO. */
const RANK_MATH = {
	general: { strip_category_base: 'off', separator: '~', breadcrumbs: 'on' },
	titles: { title_separator: '|', pt_post_title: '%title%' },
	sitemap: { items_per_page: '200' },
	modules: [ 'sitemap' ],
};
const SEOPRESS = {
	seopress_activated: 'yes',
	seopress_titles_option_name: { seopress_titles_sep: '|' },
	seopress_toggle: { 'toggle-titles': '1' },
};

test.each< [ string, object, string, RegExp ] >( [
	[
		'of another format',
		{ format: 'acme-settings', settings: SETTINGS },
		'pharos_other_product',
		/file of “acme-settings”.*Tools > Migrate/,
	],
	[
		'whose format is a list',
		{ format: [ 1 ], settings: SETTINGS },
		'pharos_other_product',
		/Tools > Migrate/,
	],
	...[ 'plugin', 'product', 'generator' ].map(
		( key ): [ string, object, string, RegExp ] => [
			`that names another ${ key }`,
			{ [ key ]: 'Acme SEO', settings: SETTINGS },
			'pharos_other_product',
			/file of “Acme SEO”.*Tools > Migrate/,
		]
	),
	[
		'of Rank Math',
		RANK_MATH,
		'pharos_other_product',
		/isn’t a settings file of Pharos SEO or SureRank.*Tools > Migrate/,
	],
	[
		'of SEOPress',
		SEOPRESS,
		'pharos_other_product',
		/isn’t a settings file of Pharos SEO or SureRank.*Tools > Migrate/,
	],
	[
		'of a newer major version',
		{ ...OURS, version: '99.0.0-beta', settings: SETTINGS },
		'pharos_newer_version',
		/exported by Pharos SEO 99\.0\.0-beta, and this site has version \d+\.\d+\.\d+\. Update/,
	],
	[
		'of a newer major version, as a number and without a format',
		{ version: 99, settings: SETTINGS },
		'pharos_newer_version',
		/Pharos SEO 99/,
	],
	[
		'without any setting',
		{ ...OURS, settings: {} },
		'pharos_no_settings',
		/no settings/,
	],
] )( 'a file %s is refused', async ( _, file, code, message ) => {
	const found = await planned( file );
	expect( found.code ).toBe( code );
	expect( found.message ).toMatch( message );
} );

test.each< [ string, object ] >( [
	[ 'of this version', { ...OURS, version: '1.0.0' } ],
	[ 'of an earlier version', { ...OURS, version: '0.1.0' } ],
	[ 'of a newer minor version', { ...OURS, version: '1.99.9' } ],
	[ 'whose version is damaged', { ...OURS, version: [ 'x' ] } ],
	[ 'that names Pharos SEO as its plugin', { plugin: 'pharos-seo' } ],
	[ 'without any header', {} ],
] )( 'a file %s is imported', async ( _, header ) => {
	expect( await planned( { ...header, settings: SETTINGS } ) ).toMatchObject(
		{ code: '', settings: [ 'separator' ] }
	);
} );
