/** The site data of the application, and its post search. */
import { withPlugins } from '../integration/support/plugins';
import { site } from '../integration/support/site';
import {
	type Preview,
	post,
	posts,
	removePosts,
	settings,
} from '../integration/support/site-settings';

removePosts();

describe( 'The site', () => {
	withPlugins( 'bookshop' );

	test( 'is described in plain text', async () => {
		const data = await settings();
		expect( data.site ).toEqual( {
			site_name: 'Fern & Kettle',
			site_url: `${ site.url }/`,
			favicon: expect.stringMatching( /^http.*\.png$/ ),
		} );
		expect( data.limits ).toEqual( {
			title: 60,
			description: 160,
			url: 90,
		} );
	} );

	test( 'lists what visitors can see', async () => {
		const { content } = await settings();
		expect( content.post_types ).toEqual( [
			{ name: 'post', label: 'Posts' },
			{ name: 'page', label: 'Pages' },
			{ name: 'book', label: 'Books & maps' },
		] );
		expect( content.taxonomies.map( ( { name } ) => name ) ).toEqual( [
			'category',
			'post_tag',
			'genre',
		] );
	} );

	test( 'lists the variables, the usual ones first, those of add-ons last', async () => {
		const { variables, preview: example } = await settings();
		expect(
			variables
				.slice( 0, 4 )
				.map( ( { name, label } ) => [ name, label ] )
		).toEqual( [
			[ 'site_name', 'Site Name' ],
			[ 'separator', 'Separator' ],
			[ 'tagline', 'Tagline' ],
			[ 'title', 'Post Title' ],
		] );
		expect( variables.at( -1 ) ).toEqual( {
			name: 'isbn',
			label: 'ISBN',
			description: 'The number of the book.',
		} );
		expect( variables.map( ( { name } ) => name ) ).toContain(
			'terms:genre'
		);
		const on = Object.fromEntries(
			variables.map( ( one ) => [ one.name, one.on ] )
		);
		expect( on ).toMatchObject( {
			site_name: undefined,
			term_title: [ 'term' ],
			archive_date: [ 'date' ],
			search_query: [ 'search' ],
			'terms:genre': [ 'post' ],
			author_bio: [ 'post', 'author' ],
		} );
		// The first variables in the picker of a post.
		expect(
			variables
				.filter( ( one ) => ! one.on || one.on.includes( 'post' ) )
				.slice( 0, 10 )
				.map( ( { name } ) => name )
		).toEqual( [
			'site_name',
			'separator',
			'tagline',
			'title',
			'excerpt',
			'author_name',
			'primary_term',
			'page',
			'published',
			'current_year',
		] );
		expect(
			variables.every(
				( one ) => one.label !== '' && one.description !== ''
			)
		).toBe( true );
		const names = variables.map( ( { name } ) => name );
		// Some variables have a variant with an argument ("title:typographic").
		const isArgumentOfOne = ( name: string ) =>
			! names.includes( name ) &&
			names.includes( name.replace( /:.*/, '' ) );
		expect(
			Object.keys( example.variables )
				.filter( ( name ) => ! isArgumentOfOne( name ) )
				.sort()
		).toEqual( names.sort() );
	} );

	test( 'lists the variables that only schemas have', async () => {
		const { variables, schema_variables: ofSchemas } = await settings();
		expect( ofSchemas.map( ( { name } ) => name ) ).toEqual(
			expect.arrayContaining( [
				'image',
				'breadcrumbs',
				'published_iso',
			] )
		);
		const all = [ ...variables, ...ofSchemas ].map( ( { name } ) => name );
		expect( new Set( all ).size ).toBe( all.length );
		expect(
			ofSchemas.every(
				( one ) => one.label !== '' && one.description !== ''
			)
		).toBe( true );
		await site.option( 'pharos_settings', {
			revision: 1,
			enable_schemas: false,
		} );
		expect( ( await settings() ).schema_variables ).toEqual( [] );
		await site.resetSettings();
	} );

	test( 'has a static home page or not', async () => {
		expect( await settings() ).toMatchObject( {
			home_page_static: 'posts',
			home_page_edit_url: '',
		} );
		const page = await post( { post_type: 'page', post_title: 'Home' } );
		await site.php(
			`update_option( 'show_on_front', 'page' ); update_option( 'page_on_front', $args[0] );`,
			[ page ]
		);
		const data = await settings();
		await site.php(
			`update_option( 'show_on_front', 'posts' ); update_option( 'page_on_front', 0 );`
		);
		expect( data.home_page_static ).toBe( 'page' );
		expect( data.home_page_edit_url ).toBe(
			`${ site.url }/wp-admin/post.php?post=${ page }&action=edit`
		);
	} );

	test( 'may have limits of its own', async () => {
		const limits = await site.php(
			`add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
			add_filter( 'pharos_limits', static fn( $limits ) => [ 'title' => 70, 'description' => 'x' ] );
			return rest_do_request( '/pharos/v1/site-settings' )->get_data()['data']['limits'];`,
			{},
			1
		);
		expect( limits ).toEqual( { title: 70, description: 160, url: 90 } );
	} );

	test( 'without any post has an invented one as example', async () => {
		const example = await site.php< Preview >(
			`add_filter( 'posts_pre_query', static fn() => [] );
			return rest_do_request( '/pharos/v1/site-settings' )->get_data()['data']['preview'];`,
			{},
			1
		);
		expect( example ).toMatchObject( {
			id: 0,
			title: 'Sample post',
			url: `${ site.url }/sample-post/`,
			variables: {
				title: 'Sample post',
				excerpt: expect.stringMatching( /\w/ ),
				id: '',
			},
		} );
	} );
} );

describe( 'Searching posts', () => {
	interface Found {
		success: boolean;
		results: { text: string; children: { id: number; text: string }[] }[];
	}
	const search = async ( q: string ) => {
		const admin = await site.as( 'admin' );
		return (
			await admin.rest< Found >(
				'GET',
				`/pharos/v1/posts?q=${ encodeURIComponent( q ) }`
			)
		).body;
	};

	test( 'finds published posts of all types by their titles, by type', async () => {
		const article = await post( { post_title: 'Zzyzx &amp; tea' } );
		const page = await post( {
			post_type: 'page',
			post_title: 'About Zzyzx',
		} );
		await post( { post_title: 'Zzyzx draft', post_status: 'draft' } );
		await post( {
			post_title: 'Another',
			post_content: 'Zzyzx only in the text',
		} );
		expect( await search( ' zzyzx ' ) ).toEqual( {
			success: true,
			results: [
				{
					text: 'Posts',
					children: [ { id: article, text: 'Zzyzx & tea' } ],
				},
				{
					text: 'Pages',
					children: [ { id: page, text: 'About Zzyzx' } ],
				},
			],
		} );
	} );

	test( 'finds a title by its brackets, as it is shown', async () => {
		const id = await post( { post_title: '[video] Trip to Rome' } );
		for ( const q of [ '[video', '[video] trip', 'trip to rome' ] ) {
			expect( ( await search( q ) ).results ).toEqual( [
				{
					text: 'Posts',
					children: [ { id, text: '[video] Trip to Rome' } ],
				},
			] );
		}
	} );

	test( 'tells posts that are called the same apart by their numbers', async () => {
		const content = '<p>Quinces from Quito</p>';
		const ids = [
			await post( { post_title: '', post_content: content } ),
			await post( { post_title: '', post_content: content } ),
		];
		const other = await post( { post_title: 'More quinces' } );
		const [ group ] = ( await search( 'quinces' ) ).results;
		expect(
			Object.fromEntries(
				group?.children.map( ( { id, text } ) => [ id, text ] ) ?? []
			)
		).toEqual( {
			...Object.fromEntries(
				ids.map( ( id ) => [ id, `Quinces from Quito (${ id })` ] )
			),
			[ other ]: 'More quinces',
		} );
	} );

	test( 'finds posts without a title by their text, which they are called by', async () => {
		const id = await post( {
			post_title: '',
			post_content: '<p>Xylophones in <em>Rome</em></p>',
		} );
		await post( { post_title: 'Music', post_content: 'Xylophones' } );
		expect( ( await search( 'xylophones' ) ).results ).toEqual( [
			{ text: 'Posts', children: [ { id, text: 'Xylophones in Rome' } ] },
		] );
	} );

	test( 'starts at three characters', async () => {
		expect( await search( 'te' ) ).toEqual( {
			success: true,
			results: [],
		} );
		expect( await search( ' t  ' ) ).toEqual( {
			success: true,
			results: [],
		} );
		expect( ( await search( 'tea' ) ).results.length ).toBeGreaterThan( 0 );
	} );

	test( 'gives at most twenty a type', async () => {
		await posts(
			Array.from( { length: 21 }, ( _, i ) => ( {
				post_title: `Qwertz ${ i }`,
			} ) )
		);
		expect(
			( await search( 'qwertz' ) ).results[ 0 ]?.children
		).toHaveLength( 20 );
	} );
} );
