/** The output of schema values: in the format of schema.org, whatever was stored. */
import fc from 'fast-check';
import {
	graph,
	nodesOf,
	ofType,
	saveSchemas,
	schema,
	values,
} from '../integration/support/json-ld';
import { configure } from '../integration/support/head';
import { withPlugins } from '../integration/support/plugins';
import { site } from '../integration/support/site';

withPlugins( 'bookshop' );

const post = '/matcha-without-lumps/';
const { url } = site;

afterAll( () => site.resetSettings() );

/** The output of a schema with these fields on a post; undefined if there is none. */
async function said( fields: object, type = 'NewsArticle', path = post ) {
	await saveSchemas( {
		a: schema( type, fields ),
		person: schema( 'Person', { name: 'Mara' } ),
		empty: schema( 'Organization', { name: '%nonsense%' } ),
	} );
	const {
		'@id': _id,
		'@type': _type,
		...rest
	}: Record< string, unknown > = ofType( await graph( path ), type ) ?? {};
	return rest;
}

test( 'values are printed as schema.org wants each property to be', async () => {
	expect(
		await said( {
			name: '<b>Tea</b> &amp; &amp;amp; [x] 100% "new" \\',
			description: 'On %title% %nonsense% by %author_name%',
			startDate: '2026-11-22',
			endDate: '2026-07-22 18:30',
			doorTime: '2026-11-22T18:30:00Z',
			previousStartDate: 'next Tuesday',
			duration: '90',
			totalTime: '1:30',
			prepTime: 'PT15M',
			cookTime: 'soon',
			maximumAttendeeCapacity: '30',
			numberOfPages: 'many',
			price: '12.50',
			highPrice: 'x',
			isAccessibleForFree: 'false',
			isFamilyFriendly: true,
			eventStatus: 'EventScheduled',
			availability: 'https://schema.org/InStock',
			itemCondition: 'as new, nearly',
			opens: '9:30',
			closes: '25:00',
			url: '/about/',
			sameAs: [
				'fern.example/x',
				'javascript:alert(1)',
				'',
				'https://a.example/ä b',
			],
			license: 'javascript:alert(1)',
			image: 'https://a.example/a.png',
			author: 'Mara',
			organizer: [ 'Fern', '%site_name%', '' ],
			typicalAgeRange: 7,
		} )
	).toEqual( {
		name: 'Tea & &amp; [x] 100% "new" \\',
		description: 'On Matcha without lumps by Ines Calloway',
		startDate: '2026-11-22',
		endDate: '2026-07-22T18:30:00+01:00',
		doorTime: '2026-11-22T18:30:00+00:00',
		duration: 'PT90M',
		totalTime: 'PT1H30M',
		prepTime: 'PT15M',
		maximumAttendeeCapacity: 30,
		price: 12.5,
		isAccessibleForFree: false,
		isFamilyFriendly: true,
		eventStatus: 'https://schema.org/EventScheduled',
		availability: 'https://schema.org/InStock',
		opens: '09:30',
		url: `${ url }/about/`,
		sameAs: [ 'https://fern.example/x', 'https://a.example/ä%20b' ],
		image: 'https://a.example/a.png',
		author: { '@type': 'Person', name: 'Mara' },
		organizer: [
			{ '@type': 'Organization', name: 'Fern' },
			{ '@type': 'Organization', name: 'Fern & Kettle' },
		],
		typicalAgeRange: '7',
	} );
} );

test( 'some variables are more than text where they stand alone', async () => {
	const node = await said( {
		image: '%image%',
		logo: '%org_logo%',
		thumbnailUrl: '%image%',
		description: 'See %image%',
		keywords: '%tags%',
		disambiguatingDescription: 'About %tags%',
		itemListElement: '%breadcrumbs%',
		datePublished: '%published%',
		alternateName: '%breadcrumbs% ',
	} );
	const image = `${ url }/wp-content/uploads/2024/03/green-leaves.png`;
	expect( node ).toMatchObject( {
		image: { '@type': 'ImageObject', url: image, width: 400 },
		logo: { '@type': 'ImageObject', width: 512 },
		thumbnailUrl: image,
		description: `See ${ image }`,
		keywords: [ 'How to', 'Recipes 🍃' ],
		disambiguatingDescription: 'About How to, Recipes 🍃',
		datePublished: '2025-07-21T09:00:00+01:00',
	} );
	expect( node.itemListElement ).toHaveLength( 4 );
} );

test( 'the whole content is all that is there, of a job as Google wants it; what a password protects is not told', async () => {
	const text =
		'<p>We look for <b>someone</b>.</p><p>[audio]Who likes tea.</p>';
	const fields = await site.php< Record< string, unknown > >(
		`wp_insert_post( $args + [ 'post_title' => 'Job', 'post_name' => 'x-job', 'post_status' => 'publish' ] );
		return array_column( Pharos\\Schema\\TypeList::all()['JobPosting']['fields'], 'std', 'id' );`,
		{
			post_content:
				text + '<!--nextpage-->' + '<p>More tea</p>'.repeat( 100 ),
		}
	);
	await saveSchemas( {
		job: schema( 'JobPosting', {
			title: fields.title,
			description: fields.description,
			datePosted: '2026-11-22',
			hiringOrganization: '%site_name%',
			jobLocation: 'Leith',
		} ),
	} );
	const description = async () =>
		ofType( await graph( '/x-job/' ), 'JobPosting' )?.description;
	try {
		expect( await description() ).toBe(
			'We look for someone. Who likes tea.' + ' More tea'.repeat( 100 )
		);
		await site.php(
			`wp_update_post( [ 'ID' => get_page_by_path( 'x-job', OBJECT, 'post' )->ID, 'post_password' => 'x' ] );`
		);
		expect( await description() ).toBeUndefined();
	} finally {
		await site.php(
			`wp_delete_post( get_page_by_path( 'x-job', OBJECT, 'post' )->ID, true );`
		);
	}
} );

test( 'breadcrumbs are entries of a list, and what people read where a text or a name is asked for', async () => {
	const node = await said( {
		itemListElement: '%breadcrumbs%',
		description: '%breadcrumbs%',
		image: '%breadcrumbs%',
		performer: '%breadcrumbs%',
	} );
	const text = node.description;
	expect( node ).toEqual( {
		itemListElement: expect.arrayContaining( [
			expect.objectContaining( { '@type': 'ListItem', name: 'Home' } ),
		] ),
		description: expect.stringMatching( /^Home › / ),
		performer: { '@type': 'Person', name: text },
	} );
} );

test( 'schemas refer to others of the page, by type or by id, and to nothing else', async () => {
	expect(
		await said( {
			author: '%schema:Person%',
			performer: [ '%schema:person%', '%schema:Nobody%' ],
			organizer: '%schema:empty%',
			// A reference to itself.
			about: '%schema:Event%',
			description: 'By %schema:Person%',
			sponsor: {
				'@type': 'Organization',
				name: '%schema:Person%',
				member: '%schema:Organization%',
			},
		} )
	).toEqual( {
		author: { '@id': `${ url }${ post }#person` },
		performer: [ { '@id': `${ url }${ post }#person` } ],
		description: 'By',
		sponsor: {
			'@type': 'Organization',
			name: { '@id': `${ url }${ post }#person` },
		},
	} );
} );

test( 'groups and lists stand in each other; empty ones go', async () => {
	expect(
		await said( {
			location: {
				'@type': 'Place',
				address: {
					'@type': 'PostalAddress',
					streetAddress: 'Torggata 1',
					addressRegion: '',
				},
				geo: { '@type': 'GeoCoordinates', latitude: '', longitude: '' },
			},
			offers: [
				{ '@type': 'Offer', price: '' },
				{ '@type': 'Offer', price: '5' },
				{ '@type': 'no type', price: '7' },
			],
			review: [],
			subEvent: [ [ { '@type': 'NewsArticle', name: 'A' } ], [] ],
		} )
	).toEqual( {
		location: {
			'@type': 'Place',
			address: {
				'@type': 'PostalAddress',
				streetAddress: 'Torggata 1',
			},
		},
		offers: [ { '@type': 'Offer', price: 5 } ],
		subEvent: [ { '@type': 'NewsArticle', name: 'A' } ],
	} );
} );

test( 'settings files of other plugins are understood', async () => {
	await saveSchemas( {
		one: schema( 'WebSite', {
			'@id': '%site.url%#%id%',
			schema_name: 'Site',
			name: '%site.title%',
			description: '%site.description% — since 1984',
			publisher: '%schemas.organization%',
		} ),
		two: schema(
			'Organization',
			{
				'@id': '%site.url%#%id%-of-tea',
				'@type': 'Corporation',
				schemaDocs: 'https://docs.example',
				_customFields: [ 'x' ],
				name: 'Fern',
				foundingDate: '1984-04-01T00:00:00.000Z',
				sameAs: {
					facebook: 'https://www.facebook.com/fern',
					twitter: '@fern',
					instagram: 'fern',
					pinterest: '',
				},
				department: {
					'c312ef0b-067e-5de2-9a75-a0a9fff6cf57': 'Repairs',
				},
			},
			[ 'basic-global' ],
			{ title: 'Organization', type: 'Corporation' }
		),
		three: schema( 'Article', {
			'@id': '%current.url%#%id%',
			headline: '%post.title%',
			datePublished: '%post.date%',
			commentCount: '%post.comment_count%',
			wordCount: '%post.word_count%',
			keywords: '%post.tags%',
			articleSection: '%post.tax.category%',
			description: '%custom_field.nothing%%unknown.thing%',
			author: '%schemas.person%',
			image: {
				'7066ac62-e67b-5685-a703-45e14edb3bae': '%post.thumbnail%',
				'b5ca7ef3-0559-57a0-9719-7aa58a0754fa':
					'https://a.example/b.jpg',
			},
			publisher: '%schemas.organization%',
		} ),
	} );
	expect( await graph( post ) ).toEqual( [
		{
			'@type': 'WebSite',
			'@id': `${ url }/#website`,
			name: 'Fern & Kettle',
			description:
				'Loose-leaf tea & slow coffee, from leaf to cup — since 1984',
			publisher: { '@id': `${ url }/#organization-of-tea` },
		},
		{
			'@type': 'Corporation',
			'@id': `${ url }/#organization-of-tea`,
			name: 'Fern',
			foundingDate: '1984-04-01T00:00:00+00:00',
			sameAs: [
				'https://www.facebook.com/fern',
				'https://x.com/fern',
				'https://www.instagram.com/fern/',
			],
			department: [ { '@type': 'Organization', name: 'Repairs' } ],
		},
		{
			'@type': 'Article',
			'@id': `${ url }${ post }#article`,
			headline: 'Matcha without lumps',
			datePublished: '2025-07-21T09:00:00+01:00',
			wordCount: expect.any( Number ),
			keywords: [ 'How to', 'Recipes 🍃' ],
			articleSection: [ 'Green tea' ],
			image: [
				expect.objectContaining( { '@type': 'ImageObject' } ),
				'https://a.example/b.jpg',
			],
			publisher: { '@id': `${ url }/#organization-of-tea` },
		},
	] );
} );

test( 'several of a type have ids of their own, on every page the same', async () => {
	const organization = ( name: string, rules: string[] ) =>
		schema( 'Organization', { name }, rules );
	await saveSchemas( {
		a: organization( 'A', [ 'special-front', 'post|all' ] ),
		b: organization( 'B', [ 'basic-global' ] ),
		// Not on the home page: its id is derived from its page.
		c: organization( 'C', [ 'post|all', 'basic-archives' ] ),
		d: schema( 'NewsArticle', { name: 'D' } ),
		e: schema( 'NewsArticle', { name: 'E' } ),
		f: schema( 'NewsArticle', { '@id': '#mine', name: 'F' } ),
		g: schema( 'NewsArticle', { '@id': '#mine', name: 'G' } ),
		h: schema( 'NewsArticle', { '@id': 'javascript:x', name: 'H' } ),
	} );
	const names = async ( path: string ) =>
		Object.fromEntries(
			( await graph( path ) ).map( ( node ) => [
				node.name,
				String( node[ '@id' ] ).replace( url, '' ),
			] )
		);
	expect( await names( post ) ).toEqual( {
		A: '/#organization',
		B: '/#organization-2',
		C: `${ post }#organization`,
		D: `${ post }#newsarticle`,
		E: `${ post }#newsarticle-2`,
		F: `${ post }#mine`,
		G: `${ post }#mine-2`,
		H: `${ post }#newsarticle-3`,
	} );
	expect( await names( '/category/tea/' ) ).toMatchObject( {
		B: '/#organization-2',
		C: '/category/tea/#organization',
	} );
} );

describe( 'Hostile values', () => {
	const hostile = [
		'</script><script>alert(1)</script>',
		'<!-- <script>',
		']]>',
		'" onload="x',
		"' \\ \\u0022 \u2028 \u2029",
		'&lt;/script&gt;',
		'👩‍👩‍👧 🏳️‍🌈',
		'%',
		'%%title%%',
		'%schema:%',
		'%image',
		'[gallery ids="1"]',
		'\u0000\u0007',
		'{{x}} ${x} <?php',
	];

	test( 'can’t leave the script, nor hide the rest of the page', async () => {
		await saveSchemas( {
			a: schema( 'NewsArticle', {
				name: `👩‍👩‍👧 ${ hostile.join( ' ' ) }`,
				sameAs: hostile,
				keywords: hostile,
				'@id': '#</script>',
				...Object.fromEntries(
					hostile.map( ( text ) => [ text, text ] )
				),
			} ),
		} );
		const page = await site.get( post );
		const [ node ] = nodesOf( page );
		expect( node ).toMatchObject( {
			'@type': 'NewsArticle',
			name: expect.stringContaining( '👩‍👩‍👧' ),
		} );
		expect( Object.keys( node ?? {} ).sort() ).toEqual( [
			'@id',
			'@type',
			'keywords',
			'name',
		] );
		const raw = page.text.slice( page.text.indexOf( 'ld+json' ) );
		expect( raw.slice( 0, raw.indexOf( '</script>' ) ) ).not.toMatch(
			/[<&]/
		);
	} );

	test( 'that are no UTF-8 are mended', async () => {
		const html = await site.php< string >(
			`$settings = new Pharos\\Settings\\Settings();
			$graph = new Pharos\\Schema\\Graph( $settings, new Pharos\\Template\\Variables( $settings ) );
			$post = get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' );
			$fields = [ 'name' => "T\\xe4e \\xff", "\\xff" => 'x', 'url' => "/\\xff", 'startDate' => "\\xff", '@id' => "#\\xff" ];
			return $graph->html( $graph->build(
				Pharos\\Page\\Context::of_post( $post ),
				[ 'title' => '', 'description' => '', 'url' => '' ],
				[ 'a' => [ 'type' => 'NewsArticle', 'fields' => $fields, 'show_on' => [ 'rules' => [ 'basic-global' ] ] ] ],
				[]
			)['graph'] );`
		);
		expect( nodesOf( { text: html } )[ 0 ] ).toMatchObject( {
			'@type': 'NewsArticle',
			name: 'T\ufffde \ufffd',
		} );
	} );
} );

/** Random field values, hardly ever valid ones. */
const { field } = fc.letrec( ( tie ) => ( {
	leaf: fc.oneof(
		fc.constantFrom(
			'%title%',
			'%image%',
			'%breadcrumbs%',
			'%schema:a%',
			'%schema:b%',
			'%schemas.c%',
			'%tags%',
			'2026-11-22',
			'9',
			'NewsArticle',
			'#x',
			'/x',
			''
		),
		fc.string( { unit: 'binary' } ),
		fc.double(),
		fc.boolean(),
		fc.constant( null )
	),
	group: fc.dictionary(
		fc.constantFrom(
			...'@type @id name url image author offers price startDate duration isPartOf sameAs availability opens 0 x- @context'.split(
				' '
			)
		),
		tie( 'field' ),
		{ maxKeys: 6 }
	),
	field: fc.oneof(
		{ depthSize: 'small' },
		tie( 'leaf' ),
		fc.array( tie( 'field' ), { maxLength: 3 } ),
		tie( 'group' )
	),
} ) );

test( 'whatever is stored, the graph is JSON without an empty property, and PHP has nothing to complain about', async () => {
	const some = fc.sample(
		fc.record( {
			fields: field,
			type: fc.oneof(
				fc.constantFrom(
					'NewsArticle',
					'SearchAction',
					'WebSite',
					'FAQ',
					''
				),
				field
			),
			own: field,
			places: fc.oneof(
				fc.constant( { rules: [ 'basic-global' ] } ),
				field
			),
		} ),
		{ numRuns: 300, seed: 12 }
	);
	const outcomes = await site.php<
		{ complaints: string[]; graph: string | false }[]
	>(
		`$GLOBALS['wp_actions']['wp'] = 1;
		$settings = new Pharos\\Settings\\Settings();
		$graph = new Pharos\\Schema\\Graph( $settings, new Pharos\\Template\\Variables( $settings ) );
		$post = get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' );
		$pages = [ Pharos\\Page\\Context::of_post( $post ), new Pharos\\Page\\Context( Pharos\\Page\\Context::HOME ), new Pharos\\Page\\Context( Pharos\\Page\\Context::NOT_FOUND ) ];
		$complaints = [];
		set_error_handler( static function ( $level, $message, $file, $line ) use ( &$complaints ) {
			$complaints[] = $message . ' ' . basename( $file ) . ':' . $line;
			return true;
		} );
		$outcomes = [];
		foreach ( $args as $i => $one ) {
			$complaints = [];
			$schemas = [
				'a' => [ 'type' => $one['type'], 'fields' => $one['fields'], 'show_on' => $one['places'] ],
				'b' => [ 'type' => 'NewsArticle', 'fields' => [ 'name' => 'B', 'about' => $one['fields'], 'author' => '%schema:a%' ], 'show_on' => [ 'rules' => [ 'basic-global' ] ] ],
				'c' => $one['own'],
			];
			try {
				$answer = $graph->build( $pages[ $i % 3 ], [ 'title' => 'T', 'description' => '', 'url' => home_url( '/x/' ) ], $schemas, [ 'b' => $one['own'], 'd' => $one['places'] ] );
				$json = json_encode( $answer['graph'] );
			} catch ( Throwable $error ) {
				$json = false;
				$complaints[] = $error->getMessage() . ' ' . basename( $error->getFile() ) . ':' . $error->getLine();
			}
			$outcomes[] = [ 'complaints' => $complaints, 'graph' => $json ];
		}
		restore_error_handler();
		return $outcomes;`,
		some
	);
	expect( outcomes.flatMap( ( { complaints } ) => complaints ) ).toEqual(
		[]
	);
	for ( const outcome of outcomes ) {
		const nodes = JSON.parse( String( outcome.graph ) );
		for ( const { value } of values( nodes ) ) {
			expect( value ).not.toBe( '' );
			expect( value ).not.toBe( null );
			if ( typeof value === 'object' && value !== nodes ) {
				expect( Object.keys( value as object ) ).not.toEqual( [] );
				expect( Object.keys( value as object ) ).not.toEqual( [
					'@type',
				] );
			}
		}
	}
} );

test( 'groups far too deep are cut, and links in a circle end', async () => {
	let deep: object = { '@type': 'NewsArticle', name: 'deep' };
	for ( let i = 0; i < 60; i++ ) {
		deep = { '@type': 'NewsArticle', name: `${ i }`, subEvent: deep };
	}
	const [ depth, circle ] = await site.php< [ number, number ] >(
		`$GLOBALS['wp_actions']['wp'] = 1;
		$settings = new Pharos\\Settings\\Settings();
		$graph = new Pharos\\Schema\\Graph( $settings, new Pharos\\Template\\Variables( $settings ) );
		$page = Pharos\\Page\\Context::of_post( get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' ) );
		$of = static fn( $schemas ) => json_encode( $graph->build( $page, [ 'title' => '', 'description' => '', 'url' => '' ], $schemas, [] )['graph'], 0, 1024 );
		$everywhere = [ 'rules' => [ 'basic-global' ] ];
		$many = [];
		for ( $i = 0; $i < 200; $i++ ) {
			$many["s$i"] = [ 'type' => $i % 2 ? 'NewsArticle' : 'SearchAction', 'fields' => [ 'target' => '/?s=', 'query-input' => 'x', 'about' => '%schema:s' . ( $i + 1 ) % 200 . '%' ], 'show_on' => $everywhere ];
		}
		return [
			substr_count( $of( [ 'a' => [ 'type' => 'NewsArticle', 'fields' => $args, 'show_on' => $everywhere ] ] ), 'subEvent' ),
			strlen( $of( $many ) ),
		];`,
		deep
	);
	expect( depth ).toBeGreaterThan( 10 );
	expect( depth ).toBeLessThan( 30 );
	expect( circle ).toBeGreaterThan( 0 );
} );

test( 'an object’s own schemas take the place of the site’s, come to them, and switch them off', async () => {
	await saveSchemas( {
		a: schema( 'NewsArticle', { name: 'A' } ),
		b: schema( 'NewsArticle', { name: 'B' } ),
		c: schema( 'NewsArticle', { name: 'C' } ),
	} );
	const write = ( schemas: object ) =>
		site.php(
			`( new Pharos\\ObjectSeo\\ObjectMetaRepository( get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' ) ) )->write( [ 'schemas' => $args ] );`,
			schemas
		);
	const names = async ( path = post ) =>
		( await graph( path ) ).map( ( { name } ) => name );
	await write( {
		b: { off: true },
		c: schema( 'NewsArticle', { name: 'Own C' }, [] ),
		d: schema( 'NewsArticle', { name: 'D' }, [] ),
	} );
	try {
		expect( await names() ).toEqual( [ 'A', 'Own C', 'D' ] );
		expect( await names( '/proper-chai/' ) ).toEqual( [ 'A', 'B', 'C' ] );
		const stored = await site.option< object >( 'pharos_settings' );
		await configure( { ...stored, enable_page_level_seo: false } );
		expect( await names() ).toEqual( [ 'A', 'B', 'C' ] );
	} finally {
		await write( {} );
	}
} );

test( 'add-ons bring schemas, change nodes, leave them out with what refers to them, and have the last word', async () => {
	const nodes = await site.php< Record< string, unknown >[] >(
		`add_filter( 'pharos_schemas', static fn( $schemas ) => $schemas + [
			'added' => [ 'type' => 'NewsArticle', 'fields' => [ 'name' => 'Added to %title%', 'about' => '%schema:WebPage%', 'organizer' => '%schema:Organization%' ] ],
		] );
		add_filter( 'pharos_schema_node', static function ( $node, $schema ) {
			if ( $schema['type'] === 'WebPage' ) { return []; }
			return $schema['type'] === 'NewsArticle' ? [ '@id' => 'https://elsewhere.example/', 'location' => 'Oslo' ] + $node : $node;
		}, 10, 2 );
		add_filter( 'pharos_schema_graph', static fn( $graph ) => [ ...$graph, [ '@type' => 'Thing', 'name' => 'Last' ] ] );
		$settings = new Pharos\\Settings\\Settings();
		$schemas = [
			'page' => [ 'type' => 'WebPage', 'fields' => [ 'name' => 'Page' ], 'show_on' => [ 'rules' => [ 'basic-global' ] ] ],
			'organization' => [ 'type' => 'Organization', 'fields' => [ 'name' => 'Fern' ], 'show_on' => [ 'rules' => [ 'basic-global' ] ] ],
		];
		$page = Pharos\\Page\\Context::of_post( get_page_by_path( 'matcha-without-lumps', OBJECT, 'post' ) );
		$graph = new Pharos\\Schema\\Graph( $settings, new Pharos\\Template\\Variables( $settings ) );
		return $graph->build( $page, [ 'title' => 'T', 'description' => '', 'url' => '' ], $schemas, [] )['graph'];`
	);
	expect( nodes ).toEqual( [
		{
			'@type': 'Organization',
			'@id': `${ url }/#organization`,
			name: 'Fern',
		},
		{
			'@type': 'NewsArticle',
			// Other nodes refer to it by this id.
			'@id': `${ url }${ post }#newsarticle`,
			name: 'Added to Matcha without lumps',
			organizer: { '@id': `${ url }/#organization` },
			location: 'Oslo',
		},
		{ '@type': 'Thing', name: 'Last' },
	] );
} );
