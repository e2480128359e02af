import type { Neighbour } from './neighbour';

const view = { canonical: null, ogUrl: null, description: null, schema: [] };

/** Endpoints of the account, which WooCommerce keeps out of search results; filters of lists are no views. */
export default {
	plugin: 'woocommerce/woocommerce.php',
	version: '10.9.1',
	install: `WC_Install::create_pages();`,
	setUp: `
		foreach ( [ 'my-account' => 'My account', 'shop' => 'Shop' ] as $slug => $title ) {
			get_page_by_path( $slug ) || wp_insert_post( [ 'post_type' => 'page', 'post_title' => $title, 'post_name' => $slug, 'post_status' => 'publish' ] );
		}
		wp_insert_post( [ 'post_type' => 'product', 'post_title' => 'Green tea', 'post_name' => 'green-tea', 'post_status' => 'publish' ] );`,
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
	],
} satisfies Neighbour;
