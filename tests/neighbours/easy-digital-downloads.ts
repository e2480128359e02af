import type { Neighbour } from './neighbour';

const hidden = {
	canonical: null,
	robots: /noindex, nofollow|nofollow, noindex/,
};

/** Service pages have a robots tag of their own in the head. */
export default {
	plugin: 'easy-digital-downloads/easy-digital-downloads.php',
	version: '3.6.7',
	install: `require_once EDD_PLUGIN_DIR . 'includes/install.php'; edd_run_install();`,
	setUp: `
		$urls = [];
		foreach ( [ 'purchase_page', 'success_page', 'failure_page', 'purchase_history_page' ] as $page ) {
			$id = edd_get_option( $page );
			$urls[ $page ] = wp_make_link_relative( get_permalink( $id ) );
		}
		wp_insert_post( [ 'post_type' => 'download', 'post_title' => 'Tea book', 'post_name' => 'tea-book', 'post_status' => 'publish', 'post_content' => 'A book.' ] );
		return $urls;`,
	scenarios: [
		{ url: '{purchase_page}', title: /^Checkout/, ...hidden },
		{ url: '{success_page}', title: /^Receipt/, ...hidden },
		{ url: '{failure_page}', ...hidden },
		{ url: '{purchase_history_page}', ...hidden },
		{
			url: '/downloads/tea-book/',
			canonical: '/downloads/tea-book/',
			robots: /^max-image-preview:large$/,
		},
	],
} satisfies Neighbour;
