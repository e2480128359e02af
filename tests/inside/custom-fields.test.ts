/**
 * Custom fields of Advanced Custom Fields: what visitors see of them in titles, descriptions, images and structured data. With the real plugin
 * active on the site, its fields are tested in place of the stand-in's.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configure } from '../integration/support/head';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const LEAVES = '/wp-content/uploads/2024/03/green-leaves.png';
const standIn = readFileSync(
	join( __dirname, '../fixtures/neighbours/advanced-custom-fields.php' ),
	'utf8'
).replace( '<?php', '' );

withSnippet(
	'a-custom-fields',
	`if ( preg_grep( '/custom-fields/', (array) get_option( 'active_plugins' ) ) === [] ) {
		${ standIn }
	}`
);
withSnippet(
	'b-field-group',
	`add_action( 'acf/init', static function () {
		$field = static fn( $name, $type, $more = [] ) => [ 'key' => "field_$name", 'label' => $name, 'name' => $name, 'type' => $type ] + $more;
		$sizes = [ 'choices' => [ 's' => 'Small cup', 'l' => 'Large & tall' ] ];
		$part = static fn( $before, $name, $type, $more = [] ) => [ 'key' => "field_{$before}_$name", 'label' => $name, 'name' => $name, 'type' => $type ] + $more;
		acf_add_local_field_group( [
			'key' => 'group_tea',
			'title' => 'Tea',
			'location' => [ [ [ 'param' => 'post_type', 'operator' => '==', 'value' => 'post' ] ], [ [ 'param' => 'taxonomy', 'operator' => '==', 'value' => 'category' ] ] ],
			'fields' => [
				$field( 'sold', 'true_false' ),
				$field( 'reason', 'textarea', [ 'conditional_logic' => [ [ [ 'field' => 'field_sold', 'operator' => '==', 'value' => '1' ] ] ] ] ),
				$field( 'code', 'text' ),
				$field( 'pin', 'password' ),
				$field( 'cup', 'select', $sizes + [ 'return_format' => 'value' ] ),
				$field( 'cups', 'checkbox', $sizes + [ 'return_format' => 'value' ] ),
				$field( 'one', 'radio', $sizes + [ 'return_format' => 'array' ] ),
				$field( 'picked', 'date_picker', [ 'return_format' => 'j F Y', 'display_format' => 'd/m/Y' ] ),
				$field( 'sorted', 'date_picker', [ 'return_format' => 'Ymd', 'display_format' => 'F j, Y' ] ),
				$field( 'starts', 'date_time_picker', [ 'return_format' => 'j F Y, H:i', 'display_format' => 'd/m/Y' ] ),
				$field( 'photo', 'image', [ 'return_format' => 'id' ] ),
				$field( 'cover', 'image', [ 'return_format' => 'id', 'conditional_logic' => [ [ [ 'field' => 'field_sold', 'operator' => '==', 'value' => '1' ] ] ] ] ),
				$field( 'sheet', 'file', [ 'return_format' => 'url' ] ),
				$field( 'from', 'post_object', [ 'return_format' => 'object' ] ),
				$field( 'topic', 'taxonomy', [ 'taxonomy' => 'category', 'field_type' => 'multi_select', 'return_format' => 'id' ] ),
				$field( 'taster', 'user', [ 'return_format' => 'array' ] ),
				$field( 'shop', 'link', [ 'return_format' => 'array' ] ),
				$field( 'grams', 'number' ),
				$field( 'story', 'wysiwyg' ),
				$field( 'facts', 'group', [ 'sub_fields' => [
					$part( 'facts', 'land', 'text' ),
					$part( 'facts', 'cup', 'select', $sizes + [ 'return_format' => 'value' ] ),
					$part( 'facts', 'pin', 'password' ),
					$part( 'facts', 'photo', 'image' ),
					$part( 'facts', 'since', 'date_picker', [ 'return_format' => 'F Y', 'display_format' => 'd/m/Y' ] ),
				] ] ),
				$field( 'steps', 'repeater', [ 'sub_fields' => [
					$part( 'steps', 'title', 'text' ),
					$part( 'steps', 'size', 'select', $sizes + [ 'return_format' => 'value' ] ),
					$part( 'steps', 'pin', 'password' ),
				] ] ),
				$field( 'parts', 'flexible_content', [ 'layouts' => [
					'layout_picture' => [ 'key' => 'layout_picture', 'name' => 'picture', 'label' => 'Picture', 'sub_fields' => [ $part( 'picture', 'image', 'image', [ 'return_format' => 'url' ] ) ] ],
					'layout_words' => [ 'key' => 'layout_words', 'name' => 'words', 'label' => 'Words', 'sub_fields' => [ $part( 'words', 'body', 'wysiwyg' ) ] ],
				] ] ),
			],
		] );
	} );
	add_shortcode( 'members_only', static fn( $a, $text ) => is_user_logged_in() ? $text : '' );`
);

interface Made {
	tea: number;
	draft: number;
	image: number;
}
let made: Made;

beforeAll( async () => {
	made = await site.php< Made >( `
		$image = wp_insert_attachment( [ 'post_title' => 'Leaves', 'post_mime_type' => 'image/png', 'post_status' => 'inherit', 'meta_input' => [ '_wp_attachment_image_alt' => 'Rolled leaves' ] ], '2024/03/green-leaves.png' );
		$draft = wp_insert_post( [ 'post_title' => 'Secret plan', 'post_status' => 'draft' ] );
		$tea = wp_insert_post( [ 'post_title' => 'A tea', 'post_name' => 'x-acf', 'post_status' => 'publish' ] );
		return compact( 'tea', 'draft', 'image' );` );
} );

afterEach( () => site.resetSettings() );
afterAll( () =>
	site.php(
		`// The file of the image belongs to the sample content.
		add_filter( 'wp_delete_file', '__return_empty_string' );
		foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
		made
	)
);

/** Stores fields of the post, and only these. */
const store = ( fields: object ) =>
	site.php(
		`foreach ( array_keys( get_post_meta( $args['id'] ) ) as $name ) { delete_post_meta( $args['id'], $name ); }
		foreach ( $args['fields'] as $name => $value ) { update_field( $name, $value, $args['id'] ); }`,
		{ id: made.tea, fields }
	);

/** The title of the post with this template. */
async function shown( template: string ): Promise< string > {
	await configure( { page_title: template } );
	return ( await site.get( '/x-acf/' ) ).titles[ 0 ] ?? '';
}

describe( 'A field in a title is what visitors see of it', () => {
	const admin = () => 1;
	test.each< [ string, string, () => unknown, string ] >( [
		[ 'the label of a choice', 'cup', () => 'l', 'Large & tall' ],
		[
			'the label, if the theme gets value and label',
			'one',
			() => 's',
			'Small cup',
		],
		[
			'a list of labels',
			'cups',
			() => [ 's', 'l' ],
			'Small cup, Large & tall',
		],
		[ 'a date', 'picked', () => '20261127', '27 November 2026' ],
		[
			'a date, if the theme gets it for sorting',
			'sorted',
			() => '20261127',
			'November 27, 2026',
		],
		[
			'a date with a time',
			'starts',
			() => '2026-11-27 18:30:00',
			'27 November 2026, 18:30',
		],
		[
			'the alt text of an image',
			'photo',
			() => made.image,
			'Rolled leaves',
		],
		[ 'the name of a term', 'topic', () => [ 2, 3 ], 'Tea, Green tea' ],
		[
			'the name of a user, without email and login',
			'taster',
			admin,
			'admin',
		],
		[
			'the text of a link',
			'shop',
			() => ( {
				title: 'Our shop',
				url: 'https://example.org/',
				target: '',
			} ),
			'Our shop',
		],
		[ 'a number', 'grams', () => 0, '0' ],
		[ 'yes', 'sold', () => 1, 'Yes' ],
		[
			'a text without its markup',
			'story',
			() => '<p>Forty <b>kilos</b>.</p>',
			'Forty kilos.',
		],
	] )( '%s', async ( _, name, value, text ) => {
		await store( { [ name ]: value() } );
		expect( await shown( `%field:${ name }% | %title%` ) ).toBe(
			`${ text } | A tea`
		);
	} );

	test.each< [ string, string, () => unknown ] >( [
		[ 'a password', 'pin', () => 'hunter2' ],
		[ 'a draft', 'from', () => made.draft ],
		[
			'what a shortcode hides',
			'story',
			() => '[members_only]Secret.[/members_only]',
		],
		[ 'a field that was never filled', 'code', () => '' ],
	] )( 'but nothing of %s', async ( _, name, value ) => {
		await store( { [ name ]: value() } );
		expect( await shown( `%field:${ name }%|%title%` ) ).toBe( '|A tea' );
	} );

	test( 'a field within a group, by both names, and the group', async () => {
		await store( {
			facts: {
				land: 'Nepal',
				cup: 's',
				pin: 'hunter2',
				since: '20261101',
			},
		} );
		expect(
			await shown(
				'%field:facts_land%|%field:facts_cup%|%field:facts_since%|%field:facts_pin%|%field:facts%'
			)
		).toBe(
			'Nepal|Small cup|November 2026||Nepal, Small cup, November 2026'
		);
	} );

	test( 'a field that is repeated, in all rows or one of them', async () => {
		await store( {
			steps: [
				{ title: 'Heat', size: 's', pin: 'hunter2' },
				{ title: 'Pour', size: 'l', pin: 'hunter2' },
			],
		} );
		expect(
			await shown(
				'%field:steps_title%|%field:steps_1_size%|%field:steps_pin%|%field:steps%'
			)
		).toBe(
			'Heat, Pour|Large & tall||Heat, Small cup, Pour, Large & tall'
		);
	} );

	test( 'a field that other code formats for visitors', async () => {
		await site.php(
			`file_put_contents( WPMU_PLUGIN_DIR . '/c-format.php', "<?php add_filter( 'acf/format_value/type=number', static fn( \\$value ) => \\$value . ' g' );" );`
		);
		try {
			await store( { grams: 250 } );
			expect( await shown( '%field:grams%' ) ).toBe( '250 g' );
		} finally {
			await site.php( `unlink( WPMU_PLUGIN_DIR . '/c-format.php' );` );
		}
	} );

	test( 'a field of a term', async () => {
		await site.php( `update_field( 'cup', 'l', 'term_2' );` );
		try {
			await configure( { page_title: '%field:cup% | %title%' } );
			const page = await site.get( '/category/tea/' );
			expect( page.titles ).toEqual( [ 'Large & tall | Tea' ] );
		} finally {
			await site.php(
				`delete_term_meta( 2, 'cup' ); delete_term_meta( 2, '_cup' );`
			);
		}
	} );
} );

describe( 'Structured data gets the values that programs understand', () => {
	test( 'dates, URLs and names of choices', async () => {
		await store( {
			starts: '2026-11-27 18:30:00',
			picked: '20261127',
			photo: made.image,
			cup: 'l',
			sold: 1,
		} );
		await configure( {
			schemas: {
				event: {
					title: 'Event',
					type: 'Event',
					fields: {
						'@type': 'Event',
						name: '%field:cup%',
						startDate: '%field:starts%',
						endDate: '%field:picked%',
						image: '%field:photo%',
						isAccessibleForFree: '%field:sold%',
						location: 'Tea room',
					},
					show_on: { rules: [ 'basic-singulars' ], specific: [] },
					not_show_on: { rules: [], specific: [] },
				},
			},
		} );
		const page = await site.get( '/x-acf/' );
		const graph = JSON.parse(
			/ld\+json[^>]*>(.*?)<\/script>/s.exec( page.text )?.[ 1 ] ?? '{}'
		)[ '@graph' ];
		expect(
			graph.find(
				( node: { '@type': string } ) => node[ '@type' ] === 'Event'
			)
		).toMatchObject( {
			name: 'Large & tall',
			startDate: expect.stringContaining( '2026-11-27T18:30:00' ),
			endDate: '2026-11-27',
			image: site.url + LEAVES,
			isAccessibleForFree: true,
		} );
	} );
} );

describe( 'A post whose text is only in fields', () => {
	const tags = async ( settings: object = {} ) => {
		await configure( settings );
		const page = await site.get( '/x-acf/' );
		return {
			description: page.meta( 'description' ),
			image: page.meta( 'og:image' ),
		};
	};

	test( 'is described by the first text that is shown, and has the image of a field', async () => {
		await store( {
			story: '<h2>Forty kilos</h2><p>of first flush [members_only]Secret.[/members_only]</p>',
			sold: 0,
			reason: 'Gone since May.',
			pin: 'hunter2',
			code: '4711',
			cup: 's',
			photo: made.image,
		} );
		expect( await tags() ).toEqual( {
			description: 'Forty kilos of first flush',
			image: site.url + LEAVES,
		} );
	} );

	test( 'has both from the parts that the site puts together', async () => {
		await store( {
			parts: [
				{ acf_fc_layout: 'picture', image: made.image },
				{ acf_fc_layout: 'words', body: '<p>Picked by hand.</p>' },
			],
		} );
		expect( await tags() ).toEqual( {
			description: 'Picked by hand.',
			image: site.url + LEAVES,
		} );
	} );

	test( 'tells nothing while it has a password', async () => {
		await store( { story: 'Forty kilos.', photo: made.image } );
		const protect = ( password: string ) =>
			site.php(
				`wp_update_post( [ 'ID' => $args[0], 'post_password' => $args[1] ] );`,
				[ made.tea, password ]
			);
		await protect( 'kettle' );
		expect( await tags() ).toEqual( {} );
		expect( await shown( '%field:story%|%title%' ) ).toBe( '|A tea' );
		await protect( '' );
	} );

	test( 'keeps the text and images of its content, if it has any', async () => {
		const write = ( content: string ) =>
			site.php(
				`wp_update_post( [ 'ID' => $args[0], 'post_content' => $args[1] ] );`,
				[ made.tea, content ]
			);
		await store( { story: 'Forty kilos.', photo: made.image } );
		await write(
			'<p>Its own words.</p><img src="https://cdn.example/own.png">'
		);
		const full = { social_image_content: 'full' };
		expect( await tags( full ) ).toEqual( {
			description: 'Its own words.',
			image: 'https://cdn.example/own.png',
		} );
		await write( '<p>Its own words.</p>' );
		expect( ( await tags( full ) ).image ).toBe( site.url + LEAVES );
		expect( ( await tags() ).image ).toBeUndefined();
		await write( '' );
	} );
} );

test( 'Images in fields are in the sitemap, also those within others; those of fields that depend on others aren’t', async () => {
	const images = () =>
		site.php< { images: string[] } >(
			`$id = $args['tea'];
			$post = get_post( $id );
			$images = Pharos\\Sitemaps\\Images::find( [ $post ], [ $id => '' ] )[ $id ];
			return [ 'images' => array_map( 'wp_make_link_relative', $images ) ];`,
			made
		);
	await store( {} );
	expect( ( await images() ).images ).toEqual( [] );
	await store( { photo: made.image, code: '12' } );
	expect( ( await images() ).images ).toEqual( [ LEAVES ] );
	await store( { facts: { land: 'China', photo: made.image } } );
	expect( ( await images() ).images ).toEqual( [ LEAVES ] );
	await store( { cover: made.image } );
	expect( ( await images() ).images ).toEqual( [] );
} );
