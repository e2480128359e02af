/** Schemas of source plugins in their various stored formats: the migrated values, and those reported as not migrated. */
import { site } from '../integration/support/site';

interface Schema {
	off?: boolean;
	type: string;
	fields: Record< string, unknown >;
	show_on: { rules: string[]; specific: string[] };
}

interface MappedData {
	schemas: Record< string, Schema >;
	/** `code value`. */
	lost: string[];
}

/** The result of migrating the options of a source plugin, and the rows of a post with these options. */
const carried = (
	source: string,
	options: Record< string, unknown >,
	rows?: Record< string, unknown >
) =>
	site.php< MappedData >(
		`foreach ( $args['options'] as $name => $value ) {
			update_option( $name, $value );
		}
		$source = Pharos\\Migration\\Sources::get( $args['source'] );
		if ( $args['rows'] === null ) {
			$mapped = ( new Pharos\\Migration\\SiteSettings( new Pharos\\Settings\\Settings(), $source ) )->mapped();
		} else {
			$id = wp_insert_post( [ 'post_title' => 'Migrated', 'post_status' => 'publish' ] );
			foreach ( $args['rows'] as $key => $value ) {
				foreach ( str_ends_with( $key, '[]' ) ? $value : [ $value ] as $one ) {
					add_post_meta( $id, rtrim( $key, '[]' ), wp_slash( $one ) );
				}
			}
			$mapped = ( new Pharos\\Migration\\Objects( $source ) )->mapped( 'post', get_post( $id ) );
			wp_delete_post( $id, true );
		}
		foreach ( array_keys( $args['options'] ) as $name ) {
			delete_option( $name );
		}
		return [
			'schemas' => (object) ( $mapped->values['schemas'] ?? [] ),
			'lost' => array_map( static fn( $loss ) => trim( $loss['what'] . ' ' . $loss['value'] ), $mapped->losses ),
		];`,
		{ source, options, rows: rows ?? null }
	);

describe( 'A site with Yoast SEO', () => {
	const of = ( titles: object ) =>
		carried( 'yoast', {
			wpseo_titles: { separator: 'sc-dash', ...titles },
		} );

	test( 'that has said nothing has our schemas, and pages without articles', async () => {
		const { schemas, lost } = await of( {} );
		expect( Object.keys( schemas ).sort() ).toEqual( [
			'article',
			'breadcrumblist',
			'collectionpage',
			'organization',
			'person',
			'product',
			'profilepage',
			'searchaction',
			'searchresultspage',
			'webpage',
			'website',
		] );
		expect( schemas.article?.show_on.rules ).toEqual( [ 'post|all' ] );
		expect( schemas.organization?.fields.name ).toBe( '%site_name%' );
		expect( lost ).toEqual( [] );
	} );

	test( 'belongs to a company, with all that is known about it', async () => {
		const { schemas, lost } = await of( {
			company_or_person: 'company',
			company_name: '100%off% &amp; <b>Söhne</b>',
			company_logo: 'https://cdn.example/%c4%8d.png',
			'org-number-employees': '11-50',
			'org-vat-id': 'AT 1',
			'org-founding-date': '1984-05-01',
			alternate_website_name: 'F&amp;K',
		} );
		expect( schemas.organization?.fields ).toMatchObject( {
			name: '100%percent%off% & Söhne',
			logo: 'https://cdn.example/%percent%c4%8d.png',
			vatID: 'AT 1',
			foundingDate: '1984-05-01',
			numberOfEmployees: {
				'@type': 'QuantitativeValue',
				minValue: '11',
				maxValue: '50',
			},
			sameAs: '%social_profiles%',
		} );
		expect( schemas.website?.fields.alternateName ).toBe( 'F&K' );
		expect( lost.join() ).not.toMatch( /schema|organization/ );
	} );

	test( 'has the logo of WordPress where its own was deleted, and it is told', async () => {
		const { schemas, lost } = await of( {
			company_or_person: 'company',
			company_logo: 'https://example.com/gone.png',
			company_logo_id: 999999,
		} );
		expect( schemas.organization?.fields.logo ).toBe( '%org_logo%' );
		expect( lost ).toContain( 'image_gone https://example.com/gone.png' );
	} );

	test( 'belongs to a person, who is one of its users', async () => {
		const { schemas } = await of( {
			company_or_person: 'person',
			company_or_person_user_id: '1',
			company_name: 'Nobody asks',
		} );
		expect( schemas.owner ).toMatchObject( {
			type: 'Person',
			fields: { name: expect.any( String ), url: '%site_url%' },
		} );
		expect( schemas ).not.toHaveProperty( 'organization' );
		expect( schemas.website?.fields.publisher ).toBe( '%schema:owner%' );
	} );

	test( 'belongs to a person of whom an old version knew the name alone', async () => {
		const { schemas } = await of( {
			company_or_person: 'person',
			person_name: 'Mara &amp; 50%',
		} );
		expect( schemas.owner?.fields ).toMatchObject( {
			name: 'Mara & 50%',
			sameAs: '%social_profiles%',
		} );
	} );

	test( 'belongs to a person who is gone: then to itself', async () => {
		const { schemas } = await of( {
			company_or_person: 'person',
			company_or_person_user_id: 999999,
		} );
		expect( schemas ).toHaveProperty( 'organization' );
	} );

	test( 'has articles and pages of types by kinds of posts', async () => {
		const { schemas } = await of( {
			'schema-article-type-post': 'None',
			'schema-article-type-page': 'NewsArticle',
			'schema-page-type-page': 'ItemPage',
			'schema-page-type-post': 'Nonsense',
			'schema-article-type-gone': 'Report',
		} );
		expect( schemas.article ).toMatchObject( {
			fields: { '@type': 'NewsArticle' },
			show_on: { rules: [ 'page|all' ] },
		} );
		expect( schemas.person?.show_on.rules ).toEqual( [
			'page|all',
			'special-author',
		] );
		expect( schemas[ 'webpage-page' ] ).toMatchObject( {
			type: 'WebPage',
			fields: { '@type': 'ItemPage', name: '%current_title%' },
			show_on: { rules: [ 'page|all' ] },
		} );
		expect( schemas ).not.toHaveProperty( 'webpage-post' );
	} );
} );

test( 'Where the other plugin printed no schemas at all, neither do we', async () => {
	const prints = ( source: string, options: object ) =>
		site.php< boolean >(
			`foreach ( $args['options'] as $name => $value ) {
				update_option( $name, $value );
			}
			$values = Pharos\\Migration\\Sources::get( $args['source'] )->settings()->values;
			foreach ( array_keys( $args['options'] ) as $name ) {
				delete_option( $name );
			}
			return $values['enable_schemas'];`,
			{ source, options }
		);
	const titles = { 'rank-math-options-titles': { title_separator: '-' } };
	expect( await prints( 'yoast', { wpseo: { enable_schema: false } } ) ).toBe(
		false
	);
	expect( await prints( 'yoast', { wpseo: { version: '20' } } ) ).toBe(
		true
	);
	expect( await prints( 'rankmath', titles ) ).toBe( true );
	expect(
		await prints( 'rankmath', {
			...titles,
			rank_math_modules: [ 'sitemap' ],
		} )
	).toBe( false );
	expect(
		await prints( 'rankmath', {
			...titles,
			rank_math_modules: [ 'rich-snippet' ],
		} )
	).toBe( true );
} );

describe( 'A post with Yoast SEO', () => {
	const of = ( rows: Record< string, string >, titles: object = {} ) =>
		carried(
			'yoast',
			{ wpseo_titles: { separator: 'sc-dash', ...titles } },
			Object.fromEntries(
				Object.entries( rows ).map( ( [ key, value ] ) => [
					`_yoast_wpseo_schema_${ key }_type`,
					value,
				] )
			)
		);

	test( 'is another kind of article on another kind of page', async () => {
		const { schemas, lost } = await of( {
			article: 'TechArticle',
			page: 'AboutPage',
		} );
		expect( schemas ).toEqual( {
			article: expect.objectContaining( {
				fields: expect.objectContaining( {
					'@type': 'TechArticle',
					author: '%schema:Person%',
				} ),
			} ),
			webpage: expect.objectContaining( {
				fields: expect.objectContaining( { '@type': 'AboutPage' } ),
			} ),
		} );
		expect( lost ).toEqual( [] );
	} );

	test( 'is no article', async () => {
		expect( ( await of( { article: 'None' } ) ).schemas ).toEqual( {
			article: { off: true },
			person: { off: true },
		} );
	} );

	test( 'is an article where its kind is none', async () => {
		const { schemas } = await of(
			{ article: 'Article' },
			{
				'schema-article-type-post': 'None',
				'schema-article-type-page': 'Article',
			}
		);
		expect( Object.keys( schemas ) ).toEqual( [ 'article', 'person' ] );
	} );

	test( 'has none of its own where it says what its kind says', async () => {
		expect(
			( await of( { article: 'Article', page: 'WebPage' } ) ).schemas
		).toEqual( {} );
	} );

	test( 'has unknown types: they are reported', async () => {
		expect( await of( { article: 'Poem', page: '0' } ) ).toEqual( {
			schemas: {},
			lost: [ 'schema Poem', 'schema 0' ],
		} );
	} );
} );

describe( 'A site with Rank Math', () => {
	const of = ( titles: object, modules: string[] = [] ) =>
		carried( 'rankmath', {
			'rank-math-options-titles': { title_separator: '-', ...titles },
			rank_math_modules: modules,
		} );

	test( 'is a local business, while that part of the plugin is on', async () => {
		const titles = {
			knowledgegraph_type: 'company',
			knowledgegraph_name: 'Fern &amp; Kettle',
			local_business_type: 'Store',
			email: 'a@example.com',
			price_range: '$$',
			geo: '53.95, -1.08',
			phone_numbers: [
				{ type: 'sales', number: '+1 555 0100' },
				{ type: 'sales', number: '' },
				'damaged',
			],
			opening_hours: [
				{ day: 'Monday', time: '09:00-17:00' },
				{ day: 'Tuesday', time: '09:00-17:00' },
				{ day: 'Sunday', time: '10:00 am - 2:00 pm' },
				{ day: 'Friday', time: 'by appointment' },
			],
			local_address: {
				streetAddress: '1 Kettle Lane',
				addressLocality: '',
			},
			additional_info: [
				{ type: 'vatID', value: 'AT 1' },
				{ type: 'numberOfEmployees', value: '1-10' },
				{ type: '@type', value: 'Casino' },
			],
		};
		const { schemas, lost } = await of( titles, [ 'local-seo' ] );
		expect( schemas.organization?.fields ).toMatchObject( {
			'@type': 'Store',
			name: 'Fern & Kettle',
			email: 'a@example.com',
			priceRange: '$$',
			geo: { latitude: '53.95', longitude: '-1.08' },
			contactPoint: [
				{ telephone: '+1 555 0100', contactType: 'sales' },
			],
			openingHoursSpecification: [
				{
					dayOfWeek: [ 'Monday', 'Tuesday' ],
					opens: '09:00',
					closes: '17:00',
				},
				{ dayOfWeek: [ 'Sunday' ], opens: '10:00', closes: '14:00' },
			],
			address: {
				'@type': 'PostalAddress',
				streetAddress: '1 Kettle Lane',
			},
			vatID: 'AT 1',
			numberOfEmployees: { minValue: '1', maxValue: '10' },
		} );
		expect( lost ).toContain( 'organization by appointment' );
		const off = await of( titles );
		expect( off.schemas.organization?.fields ).toEqual( {
			'@type': 'Organization',
			schema_name: 'Organization',
			name: 'Fern & Kettle',
			url: '%site_url%',
			logo: '%org_logo%',
			sameAs: '%social_profiles%',
		} );
		// Without a site name, the name of the organization is used.
		expect( off.schemas.website?.fields.name ).toBe( 'Fern & Kettle' );
	} );

	test( 'belongs to a person', async () => {
		const { schemas } = await of( {
			knowledgegraph_type: 'person',
			knowledgegraph_name: 'Mara',
			knowledgegraph_logo: 'https://cdn.example/m.png',
		} );
		expect( schemas.owner?.fields ).toMatchObject( {
			name: 'Mara',
			image: 'https://cdn.example/m.png',
		} );
		expect( schemas ).not.toHaveProperty( 'organization' );
	} );

	test( 'has articles whose headlines are templates', async () => {
		const { schemas } = await of( {
			pt_post_default_rich_snippet: 'article',
			pt_post_default_article_type: 'BlogPosting',
			pt_page_default_rich_snippet: 'article',
			pt_page_default_snippet_name: '%title% by %name%, 100% true',
		} );
		expect( schemas.article?.fields ).toMatchObject( {
			'@type': 'BlogPosting',
			headline: '%current_title%',
			description: '%current_description%',
		} );
		expect( schemas[ 'article-page' ]?.fields ).toMatchObject( {
			headline: '%title% by %author_name%, 100% true',
		} );
	} );

	test( 'has schemas for many pages at once: they are told', async () => {
		const post = await site.php< number >(
			`global $wpdb;
			$wpdb->insert( $wpdb->posts, [ 'post_type' => 'rank_math_schema', 'post_status' => 'publish', 'post_title' => 'For all', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ] );
			return $wpdb->insert_id;`
		);
		const { lost } = await of( {} );
		await site.php( `wp_delete_post( $args['post'], true );`, { post } );
		expect( lost ).toContain( 'schema For all' );
	} );

	test( 'has pages about itself', async () => {
		const page = await site.php< number >(
			`return wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Who we are', 'post_status' => 'publish' ] );`
		);
		const { schemas } = await of( {
			local_seo_about_page: String( page ),
			local_seo_contact_page: '999999',
		} );
		await site.php( `wp_delete_post( $args['page'], true );`, { page } );
		expect( schemas[ 'webpage-about' ] ).toMatchObject( {
			fields: { '@type': 'AboutPage' },
			show_on: {
				specific: [ `page-${ page }` ],
				specificText: [ { label: 'Who we are' } ],
			},
		} );
		expect( schemas ).not.toHaveProperty( 'webpage-contact' );
	} );
} );

describe( 'A post with Rank Math', () => {
	const articles = {
		pt_post_default_rich_snippet: 'article',
		pt_post_default_article_type: 'BlogPosting',
	};
	const of = ( rows: Record< string, unknown >, titles: object = articles ) =>
		carried(
			'rankmath',
			{
				'rank-math-options-titles': {
					title_separator: '-',
					...titles,
				},
			},
			Object.fromEntries(
				Object.entries( rows ).map( ( [ key, value ] ) => [
					`rank_math_${ key }`,
					value,
				] )
			)
		);

	test( 'is a recipe, and no article any more', async () => {
		const { schemas, lost } = await of( {
			schema_Recipe: {
				metadata: { isPrimary: '1', type: 'template' },
				'@type': 'Recipe',
				name: '%seo_title%',
				description: 'Mix 100%off% &amp; stir %nobody%',
				datePublished: '%date(Y-m-dTH:i:sP)%',
				image: 'https://cdn.example/%D1%87%D0%B0%D0%B9.jpg',
				author: { '@type': 'Person', name: '%name%' },
				recipeIngredient: [ 'Tea', '', '20 %title%' ],
				nutrition: { '@type': 'NutritionInformation', calories: '' },
			},
		} );
		expect( schemas ).toEqual( {
			article: { off: true },
			'rankmath-Recipe': expect.objectContaining( {
				type: 'Recipe',
				fields: {
					'@type': 'Recipe',
					schema_name: 'Recipe',
					name: '%current_title%',
					description: 'Mix 100 & stir',
					datePublished: '%published_iso%',
					image: 'https://cdn.example/%D1%87%D0%B0%D0%B9.jpg',
					author: '%schema:Person%',
					recipeIngredient: [ 'Tea', '', '20 %title%' ],
					nutrition: {
						'@type': 'NutritionInformation',
						calories: '',
					},
					mainEntityOfPage: '%schema:WebPage%',
					isPartOf: '%schema:WebPage%',
					publisher: '%schema:Organization%',
					inLanguage: '%site_language%',
				},
			} ),
		} );
		expect( lost ).toEqual( [ 'variable %off%', 'variable %nobody%' ] );
	} );

	test( 'is an article that says more than those of its kind', async () => {
		const { schemas } = await of( {
			schema_Article: {
				metadata: { isPrimary: true },
				'@type': 'NewsArticle',
				headline: 'Own',
				author: { '@type': 'Person', name: 'Guest' },
			},
		} );
		expect( schemas.article?.fields ).toMatchObject( {
			'@type': 'NewsArticle',
			headline: 'Own',
			author: { name: 'Guest' },
			articleSection: '%categories%',
		} );
		// Nothing refers to the author of the post.
		expect( schemas.person ).toEqual( { off: true } );
	} );

	test( 'has several, some of one type, some corrupted, some unknown', async () => {
		const { schemas, lost } = await of( {
			'schema_Event[]': [
				{ '@type': 'BusinessEvent', name: 'One' },
				{ '@type': [ 'BusinessEvent' ], name: 'Two' },
			],
			schema_Custom: { '@type': 'Spaceship', name: 'X' },
			schema_Broken: 'a:1:{i:0;s:9:"x";}',
			schema_WooCommerceProduct: { '@type': 'WooCommerceProduct' },
			schema_None: { name: 'Typeless' },
		} );
		expect( Object.keys( schemas ) ).toEqual( [
			'article',
			'person',
			'rankmath-BusinessEvent',
			'rankmath-BusinessEvent-2',
		] );
		expect( schemas[ 'rankmath-BusinessEvent' ]?.fields ).toMatchObject( {
			'@type': 'BusinessEvent',
			organizer: '%schema:Organization%',
		} );
		expect( lost ).toEqual( [
			'damaged',
			'schema Spaceship',
			'schema rankmath-',
		] );
	} );

	test( 'loses one that is too deep, and no other', async () => {
		let deep: object = { name: 'x' };
		for ( let i = 0; i < 20; i++ ) {
			deep = { about: deep };
		}
		const { schemas, lost } = await of( {
			schema_Book: { '@type': 'Book', ...deep },
			schema_Movie: { '@type': 'Movie', name: 'M' },
		} );
		expect( Object.keys( schemas ) ).toContain( 'rankmath-Movie' );
		expect( Object.keys( schemas ) ).not.toContain( 'rankmath-Book' );
		expect( lost ).toEqual( [ 'invalid rankmath-Book' ] );
	} );

	test( 'of an old version is what its single rows say', async () => {
		const { schemas } = await of( {
			rich_snippet: 'recipe',
			snippet_name: '%title%',
			snippet_recipe_cooktime: '30M',
			snippet_recipe_ingredients: 'Tea\r\nWater',
			snippet_recipe_calories: '5',
			snippet_recipe_rating: '4',
			snippet_event_price: '10',
		} );
		expect( schemas.article ).toEqual( { off: true } );
		expect( schemas[ 'rankmath-Recipe' ]?.fields ).toMatchObject( {
			name: '%title%',
			description: '%current_description%',
			cookTime: 'PT30M',
			recipeIngredient: [ 'Tea', 'Water' ],
			nutrition: { '@type': 'NutritionInformation', calories: '5' },
			review: { reviewRating: { ratingValue: '4' } },
			author: '%schema:Person%',
		} );
		expect( JSON.stringify( schemas ) ).not.toContain( '"10"' );
	} );

	test( 'of an old version that was converted is what the new rows say', async () => {
		const { schemas } = await of( {
			rich_snippet: 'recipe',
			schema_Book: { '@type': 'Book', name: 'B' },
		} );
		expect( Object.keys( schemas ) ).toContain( 'rankmath-Book' );
		expect( Object.keys( schemas ) ).not.toContain( 'rankmath-Recipe' );
	} );

	test( 'of an old version is nothing', async () => {
		expect( ( await of( { rich_snippet: 'off' } ) ).schemas ).toEqual( {
			article: { off: true },
			person: { off: true },
		} );
		expect( await of( { rich_snippet: 'review' } ) ).toMatchObject( {
			lost: [ 'schema Review' ],
		} );
	} );
} );

test( 'A post that has nothing but a schema is found', async () => {
	const found = await site.php< boolean[] >( `
		$id = wp_insert_post( [ 'post_title' => 'Migrated', 'post_status' => 'publish' ] );
		$is = static fn() => in_array( $id, Pharos\\Migration\\Sources::get( 'rankmath' )->ids( 'post' )->between( $id, $id ), true );
		add_post_meta( $id, 'rank_math_schemaless', 'x' );
		$found = [ $is() ];
		add_post_meta( $id, 'rank_math_schema_Book', [ '@type' => 'Book' ] );
		$found[] = $is();
		wp_delete_post( $id, true );
		return $found;` );
	expect( found ).toEqual( [ false, true ] );
} );
