/** The titles and descriptions of pages with custom templates, and of the home page. */
import {
	configure,
	head,
	name,
	title,
	withContent,
} from '../integration/support/head';
import { site } from '../integration/support/site';

const content = withContent();

describe( 'With templates of their own', () => {
	afterAll( () => site.resetSettings() );

	test( 'home page and posts are told apart', async () => {
		await configure( {
			separator: '·',
			home_page_title: '%site_name% %separator% %tagline%',
			home_page_description: 'Tea "for" all & %site_name%',
			page_title:
				'%title% %separator% %type_singular% %separator% %nonsense% %separator% %author_name%',
			page_description: '%title% by %author_name%',
		} );
		expect( await head( '/' ) ).toMatchObject( {
			title: `${ name } · Loose-leaf tea & slow coffee, from leaf to cup`,
			description: `Tea "for" all & ${ name }`,
		} );
		expect( await head( '/x-divided/' ) ).toMatchObject( {
			title: 'Divided · Post · admin',
			description: 'Divided by admin',
		} );
	} );

	test( 'the organization is called as its schema says, else as the site', async () => {
		const template = { page_title: '%title% by %org_name%' };
		await configure( template );
		expect( await title( '/x-divided/' ) ).toBe( `Divided by ${ name }` );
		for ( const [ called, result ] of [
			[ '%site.title%', name ],
			[ ' 100% Tea & Sons ', '100% Tea & Sons' ],
		] ) {
			const admin = await site.as( 'admin' );
			await admin.rest( 'POST', '/pharos/v1/admin-settings', {
				data: {
					...template,
					schemas: {
						a: { title: 'WebSite', fields: { name: 'No' } },
						b: { title: 'Organization', fields: { name: called } },
					},
				},
			} );
			expect( await title( '/x-divided/' ) ).toBe(
				`Divided by ${ result }`
			);
		}
		await site.resetSettings();
	} );

	test( 'the page number stands where the template says', async () => {
		await configure( {
			page_title: '%page% | %title% | %site_name%',
			home_page_title: '%site_name% (%page_number%)',
		} );
		expect( await title( '/x-divided/' ) ).toBe( `Divided | ${ name }` );
		expect( await title( '/x-divided/3/' ) ).toBe(
			`Page 3 of 3 | Divided | ${ name }`
		);
		expect( await title( '/page/2/' ) ).toBe( `${ name } (2)` );
	} );

	test( 'the page number is as short as WordPress’s, or there on the first page, too', async () => {
		await configure( {
			page_title: '%title% (%page_number:always%/%page_total:always%)',
			home_page_title: '%site_name% – %page:short% – %tagline%',
		} );
		expect( await title( '/x-divided/' ) ).toBe( 'Divided (1/3)' );
		expect( await title( '/x-divided/3/' ) ).toBe( 'Divided (3/3)' );
		expect( await title( '/' ) ).toMatch( /^Fern & Kettle – Loose-leaf/ );
		expect( await title( '/page/2/' ) ).toMatch(
			/^Fern & Kettle – Page 2 – Loose-leaf/
		);
	} );

	test( 'dates are told in any format', async () => {
		await configure( {
			page_title: '%published:Y-m-d%, %modified:d% %current_date:Y%',
		} );
		expect( await title( '/x-divided/' ) ).toMatch(
			new RegExp(
				`^\\d{4}-\\d{2}-\\d{2}, \\d{2} ${ new Date().getFullYear() }$`
			)
		);
	} );

	test( 'a title says “Protected” behind the name of the site', async () => {
		await configure( {
			page_title: '%site_name% %separator% %title%',
			protected_titles: true,
		} );
		expect( await title( '/x-secret/' ) ).toBe(
			`${ name } - Protected: Prices`
		);
	} );

	test( 'a description of page 2 is more than its number', async () => {
		await configure( {
			page_description: '%excerpt_only%',
			later_page_descriptions: true,
		} );
		expect( ( await head( '/x-divided/2/' ) ).description ).toBeUndefined();
	} );

	test( 'the page number stands before the name of the site', async () => {
		await configure( {
			separator: '·',
			page_title: '%title% | %author_name% | %site_name% | Tea',
			home_page_title: '%site_name% %separator% %tagline%',
		} );
		expect( await title( '/x-divided/3/' ) ).toBe(
			`Divided | admin | Page 3 of 3 | ${ name } | Tea`
		);
		expect( await title( '/page/2/' ) ).toMatch(
			/^Fern & Kettle · Page 2 of \d · Loose-leaf/
		);
	} );

	test( 'the page number stands at the end of what does not end with the site', async () => {
		await configure( { page_title: '%site_name% | %title%' } );
		expect( await title( '/x-divided/2/' ) ).toBe(
			`${ name } | Divided - Page 2 of 3`
		);
		await configure( { page_title: '%title%' } );
		expect( await title( '/x-divided/2/' ) ).toBe(
			'Divided - Page 2 of 3'
		);
	} );

	test( 'an empty title template stands for the default title', async () => {
		await configure( {
			page_title: ' ',
			home_page_title: '',
			global_default: { page_title: '%site_name%: %title%' },
		} );
		expect( await title( '/x-divided/' ) ).toBe( `${ name }: Divided` );
		expect( await title( '/' ) ).toBe( `${ name }:` );
	} );

	test( 'an empty description template prints none', async () => {
		await configure( { page_description: '' } );
		expect( ( await head( '/x-divided/' ) ).description ).toBeUndefined();
	} );

	test( 'descriptions are not made from the content when the site does not want that', async () => {
		await configure( { auto_generate_description: false } );
		expect( ( await head( '/x-divided/' ) ).description ).toBeUndefined();
		expect(
			( await head( '/first-flush-darjeeling/' ) ).description
		).toMatch( /^Forty kilos/ );
	} );

	test( 'a page without a title has its name also as the parent of another', async () => {
		await configure( { page_title: '%title% < %parent_title%' } );
		expect( await title( '/x-above/x-below/' ) ).toBe(
			'Child < No title.'
		);
	} );

	test.each( [ 'draft', 'private', 'future', 'trash' ] )(
		'a parent that visitors can’t see (%s) has no name for them',
		async ( status ) => {
			await configure( { page_title: '%title% < %parent_title%' } );
			const become = ( to: string ) =>
				site.php(
					`global $wpdb;
					$parent = get_page_by_path( 'x-above/x-below' )->post_parent;
					$wpdb->update( $wpdb->posts, [ 'post_status' => $args[0] ], [ 'ID' => $parent ] );
					clean_post_cache( $parent );`,
					[ to ]
				);
			await become( status );
			try {
				expect( await title( '/x-above/x-below/' ) ).toBe( 'Child' );
			} finally {
				await become( 'publish' );
			}
		}
	);

	test( 'variables know where they are', async () => {
		await configure( {
			date_archive: true,
			page_title:
				'%term_hierarchy% | %parent_title% | %terms:genre% | %archive_date% | %search_query% | %type_plural% | %isbn:13% | %field:isbn% | %caption%',
		} );
		expect( await title( '/books/x-book/' ) ).toBe(
			'China, Travel | Books & maps | ISBN13 123 | 123'
		);
		expect( await title( '/genre/x-china/' ) ).toBe(
			'Travel › China | Travel | Books & maps'
		);
		expect( await title( '/2025/02/' ) ).toBe( 'February 2025' );
		expect( await title( '/?s=tea+time' ) ).toBe( 'tea time' );
	} );

	test( 'archives are labelled as WordPress does', async () => {
		await configure( {
			date_archive: true,
			page_title: '%archive_label% %title%',
		} );
		expect( await title( '/genre/x-china/' ) ).toMatch( /: China$/ );
		expect( await title( '/2025/' ) ).toBe( 'Year: 2025' );
		expect( await title( '/2025/02/' ) ).toBe( 'Month: February 2025' );
		expect( await title( '/x-divided/' ) ).toBe( 'Divided' );
	} );

	test( 'an archive of dates tells the parts that it has', async () => {
		await configure( {
			date_archive: true,
			page_title:
				'%archive_day% | %archive_month% | %archive_month_number% | %archive_year%',
		} );
		expect( await title( '/2025/' ) ).toBe( '2025' );
		expect( await title( '/2025/02/' ) ).toBe( 'February | 2 | 2025' );
		const day = await site.php< string >(
			`return get_the_date( 'j', get_posts( [ 'year' => 2025, 'monthnum' => 2, 'numberposts' => 1 ] )[0] );`
		);
		expect( await title( `/2025/02/${ day.padStart( 2, '0' ) }/` ) ).toBe(
			`${ day } | February | 2 | 2025`
		);
	} );

	test( 'today and now are told in short', async () => {
		await configure( {
			page_title:
				'%current_month_short% %current_month_number% at %current_time%',
		} );
		expect( await title( '/x-divided/' ) ).toMatch(
			/^[A-Z][a-z]{2} \d{1,2} at \d{1,2}:\d{2} [ap]m$/
		);
	} );

	test( 'add-ons have a say in the title', async () => {
		await configure( {} );
		const page = await head( '/x-divided/?title_suffix=%20%3C%26%3E' );
		expect( page.title ).toBe( `Divided - ${ name } <&>` );
	} );

	test( 'a template that gives nothing leaves the title to WordPress', async () => {
		await configure( { page_title: '%nonsense%' } );
		expect( await title( '/x-divided/' ) ).toBe( `Divided – ${ name }` );
	} );
} );

describe( 'With a static home page', () => {
	afterAll( () => site.resetSettings() );
	beforeAll( () =>
		site.php(
			`update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $args['front'] );
			update_option( 'page_for_posts', $args['posts'] );`,
			content.ids
		)
	);
	afterAll( () =>
		site.php(
			`update_option( 'show_on_front', 'posts' );
			update_option( 'page_on_front', 0 );
			update_option( 'page_for_posts', 0 );`
		)
	);

	test( 'it is a page, and so is the one with the posts', async () => {
		await configure( {
			home_page_title: 'Not used',
			home_page_description: 'Not used',
		} );
		expect( await head( '/' ) ).toMatchObject( {
			title: `Welcome - ${ name }`,
			description: 'Come in.',
		} );
		expect( await head( '/x-journal/' ) ).toMatchObject( {
			title: `Journal - ${ name }`,
			description: 'All our posts.',
		} );
		expect( await title( '/x-journal/page/2/' ) ).toMatch(
			/^Journal - Page 2 of \d - Fern & Kettle$/
		);
	} );

	test( 'without a title it is called as the site is', async () => {
		const call = ( how: string ) =>
			site.php(
				`wp_update_post( [ 'ID' => $args['id'], 'post_title' => $args['how'] ] );`,
				{ id: content.ids.front, how }
			);
		await call( '' );
		expect( await title( '/' ) ).toBe( name );
		await call( 'Welcome' );
	} );
} );
