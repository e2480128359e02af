/** Return values of add-ons for Pharos's filters: whatever they are, pages are served and developers get a notice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { withPlugins } from '../integration/support/plugins';
import { site } from '../integration/support/site';

/** Generates a page of the sitemap. */
const madeSitemap = `
	$settings = new Pharos\\Settings\\Settings();
	Pharos\\Sitemaps\\Tables::need();
	Pharos\\Sitemaps\\Pages::forget();
	$page = ( new Pharos\\Sitemaps\\PageGenerator( $settings, new Pharos\\Sitemaps\\Series( $settings ) ) )->page( 'posts-post', 1 );
	return $page === null || str_contains( $page[1], '</urlset>' );`;

/** Generates the structured data of a page. */
const makesGraph = `
	$settings = new Pharos\\Settings\\Settings();
	$graph = new Pharos\\Schema\\Graph( $settings, $variables() );
	$answer = $graph->build( $context, [ 'title' => 'T', 'description' => '', 'url' => '' ] );
	$html = Pharos\\Schema\\Graph::html( $answer['graph'] );
	return $html === '' || is_array( json_decode( substr( $html, strpos( $html, '{' ), strrpos( $html, '}' ) - strpos( $html, '{' ) + 1 ), true )['@graph'] );`;

/** PHP that applies each filter; its result must be `true`. */
const uses: Record< string, string > = {
	pharos_settings_definitions: `
		$settings = new Pharos\\Settings\\Settings();
		$saved = $settings->save( [ 'tiktok' => 'fern', 'social_profiles' => [ 'threads' => '@fern' ], 'home_page_twitter' => [ 'title' => 'X' ] ] );
		return is_array( $settings->all() ) && is_string( $settings->get( 'separator' ) ) && ( $saved === true || is_wp_error( $saved ) );`,
	pharos_variables: `
		$settings = new Pharos\\Settings\\Settings();
		$variables = new Pharos\\Template\\Variables( $settings );
		$preview = ( new Pharos\\Preview\\Preview( $settings, $variables ) )->of_home();
		return is_string( $variables->render( '%title% %x% %a:b%', $context ) ) && is_array( $preview['variables'] );`,
	pharos_title: `return is_string( $head()['title'] );`,
	pharos_description: `return str_contains( $head()['html'], 'og:title' );`,
	pharos_robots: `
		add_filter( 'wp_robots', [ new Pharos\\Head\\Head( new Pharos\\Settings\\Settings(), $variables() ), 'robots' ], 99 );
		ob_start();
		wp_robots();
		return is_string( ob_get_clean() );`,
	pharos_is_restricted: `return is_string( $variables()->value( $context, 'content' ) );`,
	pharos_canonical: `return str_contains( $head()['html'], 'og:title' );`,
	pharos_social_tags: `return is_string( $head()['html'] );`,
	pharos_schemas: makesGraph,
	pharos_schema_node: makesGraph,
	pharos_schema_graph: makesGraph,
	pharos_social_profiles: `
		$profiles = new Pharos\\Social\\Profiles();
		foreach ( $profiles->list() as $one ) {
			$profiles->address( $one['id'], 'fern' );
		}
		return is_string( $profiles->address( 'x', 'fern' ) );`,
	pharos_other_seo_plugins: `
		$active = Pharos\\Compat\\SeoPlugins::active();
		return $active === null || is_string( $active['name'] );`,
	pharos_limits: `return min( Pharos\\Core\\Limits::all() ) > 0;`,
	pharos_redirect_csv: `
		$read = iterator_to_array( ( new Pharos\\Redirects\\Formats\\Csv() )->read( "source,target\\n/x/,/y/" ), false );
		return $read[0]['fields']['source'] === '/x/';`,
	pharos_redirect_sources: `return Pharos\\Redirects\\Sources::find( Pharos\\Redirects\\Address::from_uri( '/gone/' ) ) === null;`,
	pharos_capability: `return is_bool( Pharos\\Core\\Capability::granted() );`,
	pharos_edit_seo_capability: `return is_bool( Pharos\\Core\\Capability::may_edit( $context->post() ) );`,
	pharos_restrict_seo_capability: `return is_bool( Pharos\\Core\\Capability::may_restrict( $context->post() ) );`,
	pharos_navigation: `
		$settings = new Pharos\\Settings\\Settings();
		ob_start();
		( new Pharos\\Admin\\Page( $settings, new Pharos\\Admin\\Assets( $settings, static fn() => [] ) ) )->render();
		return str_contains( ob_get_clean(), 'pharos-bar__section' );`,
	pharos_boot: `
		wp_deregister_script( 'pharos-boot' );
		( new Pharos\\Admin\\Assets( new Pharos\\Settings\\Settings(), static fn() => [] ) )->enqueue_application();
		$boot = wp_scripts()->get_data( 'pharos-boot', 'after' )[1];
		$boot = json_decode( substr( $boot, strlen( 'window.pharosBoot = ' ), -1 ), true );
		return is_string( $boot['version'] ) && is_array( $boot['navigation'][0]['links'] ) && is_array( $boot['features'] );`,
	pharos_layout_containers: `
		add_shortcode( 'acme_gate', '__return_empty_string' );
		return Pharos\\Text\\Text::prose( '[acme_gate]a[/acme_gate] [vc_row]tea[/vc_row]' ) !== '';`,
	pharos_feed_source: `
		$GLOBALS['post'] = $context->post();
		( new Pharos\\Feeds\\Entries( new Pharos\\Settings\\Settings() ) )->start();
		return is_string( apply_filters( 'the_content_feed', 'x', 'rss2' ) );`,
	pharos_is_view: `return is_bool( Pharos\\Page\\View::is_shown( $context, $GLOBALS['wp_the_query'], false ) );`,
	pharos_html_sitemap: `return is_string( ( new Pharos\\Sitemaps\\Html\\Sitemap( new Pharos\\Settings\\Settings() ) )->html( 'category' ) );`,
	pharos_breadcrumbs: `
		foreach ( Pharos\\Template\\Trail::build( $context, new Pharos\\Settings\\Settings() ) as $key => $item ) {
			if ( ! is_int( $key ) || array_map( 'is_string', $item ) !== [ 'name' => true, 'url' => true ] ) { return false; }
		}
		return true;`,
	pharos_schema_types: `
		$check = new Pharos\\Schema\\Check\\PageCheck( new Pharos\\Settings\\Settings(), $variables() );
		$said = $check->check( $context, [ 'a' => [ 'type' => 'Recipe', 'fields' => [ 'name' => 'x', 'a' => [ 'b' => 'x' ] ], 'show_on' => [ 'rules' => [ 'basic-global' ] ] ] ] );
		foreach ( Pharos\\Schema\\TypeList::described() as $name => $type ) {
			if ( $type['type'] !== (string) $name || ! is_string( $type['label'] ) || ! is_array( $type['fields'][0] ) || ! is_array( $type['show_on']['rules'] ) ) { return false; }
		}
		return is_array( $said['problems'] ) && isset( Pharos\\Schema\\TypeList::all()['Article'] );`,
	pharos_sitemap_providers: `
		$series = new Pharos\\Sitemaps\\Series( new Pharos\\Settings\\Settings() );
		return is_array( $series->labels() ) && $series->find( 'nothing' ) === null;`,
	pharos_sitemap_entry: madeSitemap,
	pharos_sitemap_exclude: madeSitemap,
	pharos_sitemap_page_bytes: madeSitemap,
	pharos_sitemap_page_size: madeSitemap,
	pharos_sitemap_news_types: `
		$settings = new Pharos\\Settings\\Settings();
		$news = new Pharos\\Sitemaps\\News( $settings, new Pharos\\Sitemaps\\Indexable( $settings ) );
		return is_array( $news->entries( '', '', '', 10, true ) ) && is_string( $news->rules( '' ) );`,
	pharos_migration_sources: `
		$names = array_map( static fn( $source ) => $source->name(), Pharos\\Migration\\Sources::all() );
		return array_filter( $names, 'is_string' ) === $names && Pharos\\Migration\\Sources::get( 'nobody' ) === null;`,
	pharos_export_categories: `
		$labels = array_column( ( new Pharos\\ImportExport\\Categories( Pharos\\Settings\\Definitions::ALL ) )->list(), 'label' );
		return in_array( 'Schema', $labels, true ) && array_filter( $labels, 'is_string' ) === $labels;`,
	pharos_analysis_checks: `
		foreach ( Pharos\\Analysis\\Checks::KINDS as $kind ) {
			foreach ( Pharos\\Analysis\\Checks::for_kind( $kind ) as $id => $check ) {
				if ( $check->id() !== $id ) { return false; }
			}
		}
		return isset( Pharos\\Analysis\\Checks::for_kind( 'general' )['title'] );`,
	pharos_is_development_site: `return is_bool( Pharos\\Analysis\\DevelopmentSite::is( 'tea.example' ) );`,
	pharos_has_page_cache: `return is_bool( Pharos\\NotFound\\Log::has_page_cache() );`,
	pharos_robots_txt_file: `return is_string( Pharos\\RobotsTxt\\RobotsTxt::served() );`,
	pharos_ai_crawlers: `
		$settings = ( new Pharos\\Settings\\Settings() )->with( [ 'ai_crawlers' => [ 'GPTBot' => 'block', 'a' => 'block' ] ] );
		$blocked = Pharos\\RobotsTxt\\AiCrawlers::blocked( $settings );
		// Nobody writes other lines into robots.txt.
		return preg_grep( '/^[a-z0-9_-]+\\z/i', $blocked ) === $blocked;`,
	pharos_indexnow_url: `return str_starts_with( Pharos\\IndexNow\\Endpoint::url(), 'http' );`,
	pharos_google_base_url: `return is_string( Pharos\\SearchConsole\\Google\\BaseUrls::get( 'oauth' ) );`,
	pharos_google_proxy: `return Pharos\\SearchConsole\\Google\\Proxy::registered() === null && is_array( Pharos\\SearchConsole\\Overview::data() );`,
	pharos_recommended_products: `
		foreach ( Pharos\\Extend\\Products::all() as $key => $product ) {
			if ( ! is_int( $key ) || array_map( 'is_string', $product ) !== [ 'name' => true, 'description' => true, 'slug' => true, 'type' => true ] ) { return false; }
		}
		return true;`,
	pharos_news_feed: `
		foreach ( Pharos\\News\\Feeds::all() as $key => $feed ) {
			if ( ! is_int( $key ) || array_map( 'is_string', $feed ) !== [ 'key' => true, 'label' => true, 'url' => true, 'selector' => true ] ) { return false; }
		}
		return true;`,
	pharos_support_links: `
		$links = Pharos\\Support\\Links::all();
		return array_filter( $links, 'is_string' ) === $links && count( $links ) === 5;`,
	pharos_suggestion_limit: `return Pharos\\Suggestions\\Quota::limit() >= 0;`,
	pharos_suggestion_prompt: `
		$prompt = Pharos\\Suggestions\\Prompt::build( Pharos\\Suggestions\\Field::Title, get_userdata( 1 ), 'en_US', [ 'title' => 'Tea' ] );
		return $prompt->data !== '';`,
	pharos_usage_address: `return is_string( Pharos\\UsageData\\Sender::address() );`,
};

/** Filters that must return a list or map; the others return texts. */
const ofLists = new Set( [
	'pharos_settings_definitions',
	'pharos_variables',
	'pharos_robots',
	'pharos_schemas',
	'pharos_schema_graph',
	'pharos_schema_types',
	'pharos_social_tags',
	'pharos_social_profiles',
	'pharos_other_seo_plugins',
	'pharos_limits',
	'pharos_navigation',
	'pharos_boot',
	'pharos_layout_containers',
	'pharos_html_sitemap',
	'pharos_breadcrumbs',
	'pharos_sitemap_providers',
	'pharos_sitemap_exclude',
	'pharos_sitemap_news_types',
	'pharos_migration_sources',
	'pharos_analysis_checks',
	'pharos_export_categories',
	'pharos_ai_crawlers',
	'pharos_redirect_sources',
	'pharos_suggestion_prompt',
] );

interface Outcome {
	/** The failures. */
	broke: string[];
	/** Whether developers got a notice. */
	told: boolean;
}

/** Makes a filter return each of these values, and some that only PHP has, and applies it. */
const use = ( hook: string, answers: unknown[], more = true ) =>
	site.php< Outcome[] >(
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$GLOBALS['wp_actions']['wp'] = 1;
		$post = get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' );
		$GLOBALS['wp_the_query'] = new WP_Query( [ 'p' => $post->ID ] );
		$context = Pharos\\Page\\Context::of_post( $post );
		$variables = static fn() => new Pharos\\Template\\Variables( new Pharos\\Settings\\Settings() );
		$head = static function () use ( $variables ) {
			$head = new Pharos\\Head\\Head( new Pharos\\Settings\\Settings(), $variables() );
			ob_start();
			$head->print();
			return [ 'title' => $head->document_title( '' ), 'html' => ob_get_clean() ];
		};
		$use = static function () use ( $context, $variables, $head ) { ${ uses[ hook ] } };
		$told = false;
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action( 'doing_it_wrong_run', static function ( $function ) use ( &$told, $args ) {
			$told = $told || $function === $args['hook'];
		} );
		$answers = $args['more']
			? [ ...$args['answers'], null, new stdClass(), static fn() => 1, NAN, [ new stdClass() ], [ 'a' => static fn() => [] ] ]
			: $args['answers'];
		$complaints = [];
		set_error_handler( static function ( $level, $message ) use ( &$complaints ) {
			$complaints[] = $message;
			return true;
		} );
		$outcomes = [];
		foreach ( $answers as $answer ) {
			$told = false;
			$complaints = [];
			$level = ob_get_level();
			$filter = static fn() => $answer;
			add_filter( $args['hook'], $filter, 99 );
			try {
				$works = $use() === true;
			} catch ( Throwable $error ) {
				$works = false;
				$complaints[] = $error->getMessage() . ' ' . basename( $error->getFile() ) . ':' . $error->getLine();
			}
			remove_filter( $args['hook'], $filter, 99 );
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			if ( ! $works ) {
				$complaints[] = 'does not work';
			}
			$outcomes[] = [
				'broke' => $complaints === [] ? [] : [ ...$complaints, substr( (string) json_encode( $answer, JSON_PARTIAL_OUTPUT_ON_ERROR ), 0, 300 ) ],
				'told' => $told,
			];
		}
		restore_error_handler();
		return $outcomes;`,
		{ hook, answers, more },
		1
	);

/** Trees with the names used in the filters' return values and random contents. */
const { answer } = fc.letrec( ( tie ) => ( {
	leaf: fc.oneof(
		fc.jsonValue( { maxDepth: 1 } ),
		fc.constantFrom(
			'string',
			'object',
			'/x',
			'settings',
			'x',
			'%s',
			'pharos_x',
			true,
			0
		)
	),
	map: fc.dictionary(
		fc.constantFrom(
			...'id label path layout links children keywords title description icon feature'.split(
				' '
			),
			...'type default option of items properties additionalProperties propertyNames enum sanitize maxLength'.split(
				' '
			),
			...'slug name address callback noindex features navigation version separator x 0 1'.split(
				' '
			)
		),
		tie( 'answer' ),
		{ maxKeys: 6 }
	),
	answer: fc.oneof(
		{ depthSize: 'small' },
		tie( 'leaf' ),
		fc.array( tie( 'answer' ), { maxLength: 3 } ),
		tie( 'map' )
	),
} ) );

const answers = fc.sample( answer, { numRuns: 150, seed: 42 } );

/** An object with these parts, any of which may be missing or invalid. */
const nearly = ( parts: Record< string, fc.Arbitrary< unknown > > ) =>
	fc.record(
		Object.fromEntries(
			Object.entries( parts ).map( ( [ name, part ] ) => [
				name,
				fc.oneof( { arbitrary: part, weight: 5 }, answer ),
			] )
		),
		{ requiredKeys: [] }
	);

const link = nearly( {
	path: fc.constantFrom( '/x', '/general' ),
	label: fc.string(),
	keywords: fc.array( fc.string() ),
	children: fc.array(
		nearly( { path: fc.constant( '/y' ), label: fc.string() } )
	),
} );
const type = fc.constantFrom(
	...'boolean integer number string array object'.split( ' ' )
);
const definition = nearly( {
	type,
	default: fc.constantFrom( '', 0, 1.5, true, [], { a: 'b' } ),
	option: fc.constantFrom( 'pharos_x', 'x', 'pharos_settings' ),
	of: fc.constantFrom( { a: 'separator' }, { a: 'x' }, { a: 'schemas' } ),
	enum: fc.array( fc.string() ),
	items: nearly( { type } ),
	properties: fc.dictionary( fc.string(), nearly( { type } ) ),
	additionalProperties: nearly( { type } ),
	maxLength: fc.nat(),
	sparse: fc.boolean(),
} );

const options = fc.array(
	nearly( {
		label: fc.string(),
		options: fc.array(
			nearly( { value: fc.string(), label: fc.string() } )
		),
	} )
);
const { field } = fc.letrec( ( tie ) => ( {
	field: nearly( {
		id: fc.constantFrom( 'name', 'offers', '@type', 'x' ),
		type: fc.constantFrom( 'Text', 'Group', 'Select', 'date', 'x' ),
		label: fc.string(),
		std: fc.oneof( fc.string(), fc.array( fc.string() ) ),
		required: fc.boolean(),
		cloneable: fc.boolean(),
		options,
		fields: fc.array( tie( 'field' ), { maxLength: 2 } ),
		one_of: fc.array( fc.array( fc.constantFrom( 'a', [ 'b' ] ) ) ),
	} ),
} ) );

/** Almost valid values, for the filters whose return values have a complex shape. */
const nearlyRight: Record< string, fc.Arbitrary< unknown > > = {
	pharos_settings_definitions: fc.dictionary(
		fc.constantFrom(
			...'x y separator home_page_facebook social_profiles schemas tiktok'.split(
				' '
			)
		),
		definition
	),
	pharos_schema_types: fc.dictionary(
		fc.constantFrom( 'Article', 'Recipe', 'Boat', 'x' ),
		nearly( {
			label: fc.string(),
			category: fc.constantFrom( 'global', 'content' ),
			subtypes: options,
			fields: fc.array( field, { minLength: 1, maxLength: 4 } ),
			google: nearly( { label: fc.string(), docs: fc.webUrl() } ),
			show_on: nearly( { rules: fc.array( fc.string() ) } ),
		} )
	),
	pharos_navigation: fc.array(
		nearly( {
			id: fc.string(),
			label: fc.string(),
			path: fc.constant( '/x' ),
			layout: fc.constantFrom( 'settings', 'full', 'navbar' ),
			links: fc.array( link ),
		} )
	),
};

afterAll( async () => {
	await site.php( `Pharos\\Sitemaps\\Job::clear();` );
	await site.resetSettings();
} );

test( 'every filter of the documentation is among those tested', () => {
	const text = readFileSync(
		join( __dirname, '../../docs/hooks.md' ),
		'utf8'
	);
	const [ , filters = '' ] =
		/^## PHP filters$([^]*?)^## /m.exec( text ) ?? [];
	const names = [ ...filters.matchAll( /^### `(pharos_\w+)`$/gm ) ];
	expect( names.map( ( [ , hook ] ) => hook ) ).toEqual(
		Object.keys( uses ).sort()
	);
} );

describe.each( Object.keys( uses ) )( '%s', ( hook ) => {
	test( 'may return anything', async () => {
		const more = nearlyRight[ hook ];
		const outcomes = await use( hook, [
			...answers,
			...( more ? fc.sample( more, { numRuns: 150, seed: 7 } ) : [] ),
		] );
		expect( outcomes.length ).toBeGreaterThan( answers.length );
		expect( outcomes.flatMap( ( { broke } ) => broke ) ).toEqual( [] );
	} );

	test( 'tells developers what it can’t use', async () => {
		const wrong = ofLists.has( hook ) ? 'x' : [ 'x' ];
		expect( await use( hook, [ wrong ], false ) ).toEqual( [
			{ broke: [], told: true },
		] );
	} );
} );

describe( 'On a real site', () => {
	withPlugins( 'filter-answers' );
	afterAll( () => site.option( 'test_filter_answers', null ) );

	const everywhere = async () => {
		const admin = await site.as( 'admin' );
		return [
			( await admin.get( '/wp-admin/profile.php' ) ).status,
			( await admin.get( '/wp-admin/admin.php?page=pharos_settings' ) )
				.status,
			( await admin.rest( 'GET', '/pharos/v1/site-settings' ) ).status,
			( await site.get( '/proper-chai/' ) ).status,
			( await site.get( '/' ) ).status,
			( await site.get( '/feed/' ) ).status,
			( await site.get( '/robots.txt' ) ).status,
		];
	};

	test( 'an empty URL hides a link to a website, and leaves the one to the Help Center', async () => {
		await site.option( 'test_filter_answers', {
			pharos_support_links: {
				knowledge_base: '',
				ticket: 'https://help.example/',
				community: '',
				review: '',
				pricing: '',
			},
		} );
		const links = await site.php< Record< string, string > >(
			`return Pharos\\Support\\Links::all();`
		);
		expect( links ).toMatchObject( {
			ticket: 'https://help.example/',
			community: '',
			review: '',
			pricing: '',
		} );
		expect( links.knowledge_base ).toMatch( /\/build\/help\/index\.html$/ );
	} );

	test( 'a navigation of one word leaves every page as it was', async () => {
		await site.option( 'test_filter_answers', {
			pharos_navigation: [ 'x' ],
		} );
		expect( await everywhere() ).toEqual( Array( 7 ).fill( 200 ) );
	} );

	test( 'all filters at once, with whatever they return', async () => {
		const sets = fc.sample(
			fc.record(
				Object.fromEntries(
					Object.keys( uses )
						// Random values of these filters may lock out the user.
						.filter( ( hook ) => ! /capability/.test( hook ) )
						.map( ( hook ) => [ hook, answer ] )
				)
			),
			{ numRuns: 3, seed: 5 }
		);
		for ( const set of sets ) {
			await site.option( 'test_filter_answers', set );
			expect( await everywhere() ).toEqual( Array( 7 ).fill( 200 ) );
		}
	} );
} );
