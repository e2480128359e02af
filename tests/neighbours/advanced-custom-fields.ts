import type { Neighbour } from './neighbour';

/** A post whose text and image are only in fields. */
export default {
	plugin: 'advanced-custom-fields/acf.php',
	version: '6.8.0',
	settings: {
		enable_xml_sitemap: true,
		enable_xml_image_sitemap: true,
		page_title: '%title% in a %field:tea_cup%',
	},
	code: `
		add_action( 'acf/init', static fn() => acf_add_local_field_group( [
			'key' => 'group_tea',
			'title' => 'Tea',
			'location' => [ [ [ 'param' => 'post_type', 'operator' => '==', 'value' => 'post' ] ] ],
			'fields' => [
				[ 'key' => 'field_tea_cup', 'name' => 'tea_cup', 'label' => 'Cup', 'type' => 'select', 'choices' => [ 's' => 'Small cup' ], 'return_format' => 'value' ],
				[ 'key' => 'field_tea_story', 'name' => 'tea_story', 'label' => 'Story', 'type' => 'textarea' ],
				[ 'key' => 'field_tea_photo', 'name' => 'tea_photo', 'label' => 'Photo', 'type' => 'image', 'return_format' => 'id' ],
			],
		] ) );`,
	setUp: `
		$image = wp_insert_attachment( [ 'post_title' => 'Leaves', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2024/03/field-leaves.png' );
		$id = wp_insert_post( [ 'post_title' => 'Green tea', 'post_name' => 'field-tea', 'post_status' => 'publish' ] );
		foreach ( [ 'tea_cup' => 's', 'tea_story' => 'Picked in spring.', 'tea_photo' => $image ] as $name => $value ) {
			update_field( "field_$name", $value, $id );
		}`,
	scenarios: [
		{
			url: '/field-tea/',
			title: 'Green tea in a Small cup',
			canonical: '/field-tea/',
			description: 'Picked in spring.',
		},
		{
			url: '/sitemap-posts-post-1.xml',
			present: [ '/field-tea/', '/field-leaves.png' ],
		},
	],
} satisfies Neighbour;
