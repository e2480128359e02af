import type { Neighbour } from './neighbour';

/** A page that is only in Elementor's data; templates are no pages for visitors. */
export default {
	plugin: 'elementor/elementor.php',
	version: '4.2.3',
	settings: {
		enable_xml_sitemap: true,
		enable_xml_image_sitemap: true,
		enable_llms_txt: true,
		page_description: '%excerpt%',
	},
	setUp: `
		$image = wp_insert_attachment( [ 'post_title' => 'Leaves', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], '2024/03/built-leaves.png' );
		$build = static fn( $type, $title, $name, $settings, $widgets ) => wp_insert_post( [ 'post_type' => $type, 'post_title' => $title, 'post_name' => $name, 'post_status' => 'publish', 'meta_input' => [
			'_elementor_edit_mode' => 'builder',
			'_elementor_template_type' => $type === 'page' ? 'wp-page' : 'section',
			'_elementor_version' => '4.2.3',
			'_elementor_data' => wp_slash( wp_json_encode( [ [ 'id' => 'aaaaaaa', 'elType' => 'container', 'settings' => $settings, 'elements' => $widgets ] ] ) ),
		] ] );
		$text = static fn( $words ) => [ [ 'id' => 'bbbbbbb', 'elType' => 'widget', 'widgetType' => 'text-editor', 'settings' => [ 'editor' => "<p>$words</p>" ], 'elements' => [] ] ];
		$build( 'page', 'Built page', 'built-page', [ 'background_background' => 'classic', 'background_image' => [ 'id' => $image, 'url' => wp_get_attachment_url( $image ) ] ], $text( 'Built with care.' ) );
		$build( 'elementor_library', 'Built part', 'built-part', [], $text( 'A part of pages.' ) );`,
	scenarios: [
		{
			url: '/built-page/',
			canonical: '/built-page/',
			description: 'Built with care.',
			schema: [ 'WebPage' ],
		},
		{
			url: '/sitemap-posts-page-1.xml',
			present: [ '/built-page/', '/built-leaves.png' ],
		},
		{ url: '/sitemap_index.xml', absent: [ 'elementor' ] },
		{
			url: '/llms.txt',
			present: [ 'Built page' ],
			absent: [ 'Built part' ],
		},
	],
} satisfies Neighbour;
