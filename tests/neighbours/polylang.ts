import type { Neighbour } from './neighbour';

/** Archives of post types and authors have a page in each language in which they have posts. */
export default {
	plugin: 'polylang/polylang.php',
	version: '3.8.5',
	settings: {
		enable_xml_sitemap: true,
		author_archive: true,
		enable_author_sitemap: true,
		date_archive: true,
	},
	// Without languages, Polylang loads nothing else on the front end.
	install: `
		$options = new WP_Syntex\\Polylang\\Options\\Options();
		$model = new PLL_Model( $options );
		foreach ( [ [ 'English', 'en', 'en_US' ], [ 'Deutsch', 'de', 'de_DE' ] ] as $order => [ $name, $slug, $locale ] ) {
			$model->languages->add( [ 'name' => $name, 'slug' => $slug, 'locale' => $locale, 'rtl' => 0, 'term_group' => $order, 'flag' => '' ] );
		}
		$options['force_lang'] = 1;
		$options['hide_default'] = true;
		$options['post_types'] = [ 'tea_book' ];
		$options->save_all();`,
	setUp: `
		$author = wp_insert_user( [ 'user_login' => 'tea-anna', 'user_pass' => wp_generate_password(), 'display_name' => 'Anna' ] );
		$both = wp_insert_user( [ 'user_login' => 'tea-ben', 'user_pass' => wp_generate_password(), 'display_name' => 'Ben' ] );
		$make = static function ( $type, $title, $language, $author ) {
			$id = wp_insert_post( [ 'post_type' => $type, 'post_title' => $title, 'post_content' => "$title.", 'post_author' => $author, 'post_date' => '2019-03-04 10:00:00', 'post_status' => 'publish' ] );
			pll_set_post_language( $id, $language );
			return $id;
		};
		pll_save_post_translations( [ 'en' => $make( 'tea_book', 'Green tea book', 'en', $both ), 'de' => $make( 'tea_book', 'Gruenteebuch', 'de', $both ) ] );
		pll_save_post_translations( [ 'en' => $make( 'post', 'Green tea', 'en', $both ), 'de' => $make( 'post', 'Gruener Tee', 'de', $both ) ] );
		$make( 'post', 'Weisser Tee', 'de', $author );
		return [ 'home' => get_option( 'home' ) ];`,
	code: `
		add_action( 'init', static fn() => register_post_type( 'tea_book', [ 'label' => 'Tea books', 'public' => true, 'has_archive' => 'tea-books', 'rewrite' => [ 'slug' => 'tea-books' ] ] ) );`,
	scenarios: [
		{
			url: '/de/',
			canonical: '/de/',
			schema: [ 'WebSite', 'CollectionPage' ],
			present: [ '/de/#website' ],
		},
		{ url: '/tea-books/', canonical: '/tea-books/' },
		{ url: '/de/tea-books/', canonical: '/de/tea-books/' },
		{ url: '/de/author/tea-anna/', canonical: '/de/author/tea-anna/' },
		{ url: '/de/2019/03/', canonical: '/de/2019/03/' },
		{ url: '/de/gruener-tee/', canonical: '/de/gruener-tee/' },
		{
			url: '/sitemap-archives-1.xml',
			present: [
				'{home}/</loc>',
				'{home}/de/</loc>',
				'{home}/tea-books/</loc>',
				'{home}/de/tea-books/</loc>',
			],
		},
		{
			url: '/sitemap-authors-1.xml',
			present: [
				'{home}/author/tea-ben/</loc>',
				'{home}/de/author/tea-ben/</loc>',
				'{home}/de/author/tea-anna/</loc>',
			],
			absent: [ '{home}/author/tea-anna/' ],
		},
		{
			url: '/sitemap-posts-post-1.xml',
			present: [ '/green-tea/</loc>', '/de/gruener-tee/</loc>' ],
		},
	],
} satisfies Neighbour;
