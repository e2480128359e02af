import type { Neighbour } from './neighbour';

const view = { canonical: null, ogUrl: null, description: null, schema: [] };

/** Endpoints of the account, which WooCommerce keeps out of search results; filters of lists are no views. What the store hides is hidden. */
export default {
	plugin: 'woocommerce/woocommerce.php',
	version: '10.9.1',
	settings: { enable_xml_sitemap: true },
	install: `WC_Install::create_pages();`,
	setUp: `
		foreach ( [ 'my-account' => 'My account', 'shop' => 'Shop' ] as $slug => $title ) {
			get_page_by_path( $slug ) || wp_insert_post( [ 'post_type' => 'page', 'post_title' => $title, 'post_name' => $slug, 'post_status' => 'publish' ] );
		}
		foreach ( [ 'myaccount' => 'my-account', 'shop' => 'shop' ] as $name => $slug ) {
			update_option( "woocommerce_{$name}_page_id", get_page_by_path( $slug )->ID );
		}
		$make = static fn( $name ) => wp_insert_post( [ 'post_type' => 'product', 'post_title' => $name, 'post_name' => $name, 'post_content' => 'A tea.', 'post_status' => 'publish' ] );
		$make( 'green-tea' );
		wp_set_object_terms( $make( 'staff-tea' ), [ 'exclude-from-catalog', 'exclude-from-search' ], 'product_visibility' );`,
	scenarios: [
		{
			url: '/my-account/',
			canonical: null,
			robots: /noindex/,
			ogUrl: '/my-account/',
		},
		{
			url: '/my-account/orders/',
			title: /^Orders - /,
			robots: /noindex/,
			...view,
		},
		{
			url: '/my-account/lost-password/',
			title: /^Lost password - /,
			robots: /noindex/,
			...view,
		},
		{ url: '/shop/', canonical: '/shop/', schema: [ 'CollectionPage' ] },
		{ url: '/shop/?filter_color=red&min_price=1', canonical: '/shop/' },
		{ url: '/shop/?orderby=price', canonical: '/shop/' },
		{
			url: '/product/green-tea/',
			canonical: '/product/green-tea/',
			robots: /^max-image-preview:large$/,
			description: 'A tea.',
		},
		{ url: '/product/staff-tea/', canonical: null, robots: /noindex/ },
		{
			url: '/sitemap-posts-product-1.xml',
			present: [ '/product/green-tea/' ],
			absent: [ '/product/staff-tea/' ],
		},
		{ url: '/sitemap-posts-page-1.xml', absent: [ '/my-account/' ] },
		{ url: '/sitemap-archives-1.xml', present: [ '/shop/' ] },
	],
} satisfies Neighbour;
