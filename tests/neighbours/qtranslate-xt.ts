import type { Neighbour } from './neighbour';

/** A site with two languages of each text in one field: "[:en]Pot[:de]Kanne[:]". */
export default {
	plugin: 'qtranslate-xt/qtranslate.php',
	version: '3.16.1',
	install: `
		update_option( 'qtranslate_enabled_languages', [ 'en', 'de' ] );
		update_option( 'qtranslate_default_language', 'en' );
		update_option( 'qtranslate_url_mode', 2 );
		update_option( 'qtranslate_detect_browser_language', '0' );`,
	setUp: `
		wp_insert_post( [ 'post_type' => 'page', 'post_name' => 'x-pot', 'post_title' => '[:en]Tea pot[:de]Teekanne[:]', 'post_status' => 'publish', 'post_content' => '[:en]English text of the pot.[:de]Deutscher Text der Kanne.[:]' ] );`,
	settings: { enable_xml_sitemap: true, enable_llms_txt: true },
	scenarios: [
		{ url: '/', canonical: '/' },
		{ url: '/de/', canonical: '/de/' },
		{
			url: '/x-pot/',
			title: /^Tea pot /,
			canonical: '/x-pot/',
			description: 'English text of the pot.',
			schema: [ 'WebSite', 'WebPage' ],
			absent: [ '[:', 'Deutscher Text' ],
		},
		{
			url: '/de/x-pot/',
			title: /^Teekanne /,
			canonical: '/de/x-pot/',
			description: 'Deutscher Text der Kanne.',
			present: [ '"inLanguage":"de' ],
			absent: [ '[:', 'English text' ],
		},
		{
			url: '/sitemap-posts-page-1.xml',
			present: [ '/de/x-pot/</loc>' ],
			// It only redirects.
			absent: [ '/en/x-pot/', '[:' ],
		},
		{
			url: '/sitemap-archives-1.xml',
			present: [ '/de/</loc>' ],
			absent: [ '/en/</loc>' ],
		},
		{
			url: '/llms.txt',
			present: [ 'Tea pot', 'English text of the pot.' ],
			absent: [ '[:' ],
		},
	],
} satisfies Neighbour;
