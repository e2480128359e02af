import { __ } from '@wordpress/i18n';

/**
 * Search phrases of people who don't know the name of a page or setting, by the route of the page or the name of the setting,
 * separated by commas. Part of the search engine, so that no page loads them before a user searches. Terms of the
 * trade, which are the same in all languages, are the keywords of the navigation and the definitions.
 *
 * The order within a phrase doesn't matter, nor do small words, plurals and typing errors. Phrases are translated freely: with
 * what people type in the language, as many as there are.
 */
export const PHRASES: Readonly< Record< string, string > > = {
	/* translators: Search phrases for the dashboard, separated by commas. Translate freely, with what people type in your language. */
	'/dashboard': __(
		'start page, home screen of the plugin, overview, how is my site doing, summary, what to do next, get started, help, support, contact, documentation, help center, ask a question, support ticket',
		'pharos-seo'
	),
	/* translators: Search phrases for the setup wizard, separated by commas. Translate freely, with what people type in your language. */
	wizard: __(
		'wizard, setup wizard, assistant, first steps, getting started, onboarding, installation, initial setup, run setup again, guided setup, configure everything',
		'pharos-seo'
	),
	/* translators: Search phrases for the analysis of the whole site, separated by commas. Translate freely, with what people type in your language. */
	'/site-seo-analysis': __(
		'why is my site not in google, site not showing up in google, not indexed, check my site, seo score, site audit, scan, seo problems, what is wrong with my site, seo report, page speed, slow site, ssl, https, duplicate titles, orphaned content, discourage search engines, search engine visibility, health check, test my website, recommendations, top problems, fix seo',
		'pharos-seo'
	),
	/* translators: Search phrases for the templates of titles and descriptions, separated by commas. Translate freely, with what people type in your language. */
	'/general': __(
		'how my pages look in google, titles and descriptions, title template, change titles, how titles look, search appearance, google preview, title format, automatic titles, meta, remove site name from title, brand in title',
		'pharos-seo'
	),
	/* translators: Search phrases for the default social image, separated by commas. Translate freely, with what people type in your language. */
	'/general/social': __(
		'picture when shared, wrong picture on facebook, whatsapp preview, link preview, preview image, image when I share a link, default picture, social media image, no image when shared, messenger preview, linkedin preview image, slack preview, telegram preview, discord preview, thumbnail when sharing',
		'pharos-seo'
	),
	/* translators: Search phrases for the Facebook settings, separated by commas. Translate freely, with what people type in your language. */
	'/general/social/facebook': __(
		'facebook sharing, facebook preview, share on facebook, instagram preview, linkedin preview, open graph tags, meta tags for social networks',
		'pharos-seo'
	),
	/* translators: Search phrases for the settings of X (Twitter), separated by commas. Translate freely, with what people type in your language. */
	'/general/social/x': __(
		'twitter, tweet preview, twitter card, share on twitter, twitter image, large image on twitter',
		'pharos-seo'
	),
	/* translators: Search phrases for the social profiles of the site, separated by commas. Translate freely, with what people type in your language. */
	'/general/social/accounts': __(
		'accounts, social profiles, social links, social media accounts, link my instagram, my youtube channel, social network links, follow us, our profiles',
		'pharos-seo'
	),
	/* translators: Search phrases for the home page in search results, separated by commas. Translate freely, with what people type in your language. */
	'/general/homepage': __(
		'home page seo, homepage seo, start page in google, main page, homepage in google',
		'pharos-seo'
	),
	/* translators: Search phrases for the title of the home page, separated by commas. Translate freely, with what people type in your language. */
	home_page_title: __(
		'homepage title, home page title, front page title, title of my homepage',
		'pharos-seo'
	),
	/* translators: Search phrases for the meta description of the home page, separated by commas. Translate freely, with what people type in your language. */
	home_page_description: __(
		'homepage description, home page description, front page description',
		'pharos-seo'
	),
	/* translators: Search phrases for the home page on social networks, separated by commas. Translate freely, with what people type in your language. */
	'/general/homepage/social': __(
		'homepage image, homepage share image, home page on facebook, homepage preview when shared, front page social',
		'pharos-seo'
	),
	/* translators: Search phrases for the robots meta tag of the home page, separated by commas. Translate freely, with what people type in your language. */
	'/general/homepage/advanced': __(
		'hide homepage from google, noindex homepage',
		'pharos-seo'
	),
	/* translators: Search phrases for author and date archives, separated by commas. Translate freely, with what people type in your language. */
	'/general/archive_pages': __(
		'archives, archive pages, turn off archives, disable archives',
		'pharos-seo'
	),
	/* translators: Search phrases for the switch of author archives, separated by commas. Translate freely, with what people type in your language. */
	author_archive: __(
		'author pages, author archives, disable author page, remove author pages, hide author, author url, user pages, usernames visible, writer pages',
		'pharos-seo'
	),
	/* translators: Search phrases for the switch of date archives, separated by commas. Translate freely, with what people type in your language. */
	date_archive: __(
		'date pages, date archives, monthly archives, yearly archives, calendar pages, disable date pages',
		'pharos-seo'
	),
	/* translators: Search phrases for URLs of terms without their base, separated by commas. Translate freely, with what people type in your language. */
	term_urls_without_base: __(
		'remove category from url, category base, category prefix, shorter category urls, /category/ in url, strip category, remove tag from url, permalink of categories, clean urls',
		'pharos-seo'
	),
	/* translators: Search phrases for the table of all robot instructions, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/robot_instructions/matrix': __(
		'robots meta, meta robots tag, robot settings, what is indexed, which pages are indexed, index or noindex, all robot instructions, indexing rules, index settings',
		'pharos-seo'
	),
	/* translators: Search phrases for keeping content out of search results, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/robot_instructions/indexing': __(
		'hide from google, hide pages from google, keep out of google, remove from google, exclude from search engines, not in search results, stop indexing, prevent indexing, do not index, hide archives, hide content, private from search, index, deindex, unindex, block indexing, indexing, remove page from search results, page should not appear in google',
		'pharos-seo'
	),
	/* translators: Search phrases for the setting with content types that are set to noindex, separated by commas. Translate freely, with what people type in your language. */
	no_index: __(
		'hide from google, keep out of google, remove from google, exclude from search results, stop indexing, hide archive pages, do not index',
		'pharos-seo'
	),
	/* translators: Search phrases for keeping search engines from following links, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/robot_instructions/following': __(
		'do not follow links, no follow links, stop following links, affiliate links, pass no link value',
		'pharos-seo'
	),
	/* translators: Search phrases for cached copies, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/robot_instructions/archiving': __(
		'cached version, google cache, wayback machine, web archive, no cache',
		'pharos-seo'
	),
	/* translators: Search phrases for keeping text out of search results, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/robot_instructions/snippets': __(
		'no text in search results, hide snippet, no preview text, ai overviews, featured snippets',
		'pharos-seo'
	),
	/* translators: Search phrases for keeping images out of search results, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/robot_instructions/images': __(
		'hide images from google, keep pictures out of google images, do not index images',
		'pharos-seo'
	),
	/* translators: Search phrases for the limits of previews in search results, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/robot_instructions/previews': __(
		'snippet length, large image preview, google discover, video preview, length of preview text',
		'pharos-seo'
	),
	/* translators: Search phrases for content with a password, separated by commas. Translate freely, with what people type in your language. */
	noindex_password_protected: __(
		'hide protected posts, private posts, members only, password protected pages in google',
		'pharos-seo'
	),
	/* translators: Search phrases for archives without posts, separated by commas. Translate freely, with what people type in your language. */
	noindex_empty_terms: __(
		'hide empty categories, empty tags, categories without posts, thin archives',
		'pharos-seo'
	),
	/* translators: Search phrases for the XML sitemap, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/sitemaps': __(
		'sitemap not working, sitemap 404, sitemap error, sitemap url, where is my sitemap, submit sitemap to google, page missing in sitemap, why is my page not in the sitemap, list of all pages, regenerate sitemap, refresh sitemap, clear sitemap cache, turn on sitemap, activate sitemap, create sitemap, discover my pages',
		'pharos-seo'
	),
	/* translators: Search phrases for what isn't in the sitemap, separated by commas. Translate freely, with what people type in your language. */
	sitemap_exclude: __(
		'exclude page from sitemap, remove post from sitemap, leave out of sitemap, hide page in sitemap',
		'pharos-seo'
	),
	/* translators: Search phrases for the sitemap that visitors see, separated by commas. Translate freely, with what people type in your language. */
	sitemap_display_format: __(
		'html sitemap, sitemap page for visitors, sitemap shortcode, list of all pages on a page',
		'pharos-seo'
	),
	/* translators: Search phrases for the video sitemap, separated by commas. Translate freely, with what people type in your language. */
	enable_xml_video_sitemap: __( 'video, videos', 'pharos-seo' ),
	/* translators: Search phrases for the news sitemap, separated by commas. Translate freely, with what people type in your language. */
	enable_xml_news_sitemap: __( 'google news, news articles', 'pharos-seo' ),
	/* translators: Search phrases for structured data, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/schema': __(
		'structured data, rich results, stars in google, review stars, rating stars, faq, questions and answers, recipe, event, product data, price in google, opening hours, local business, company address, logo in google, knowledge panel, organization or person, article markup, how to, job offers, video markup, breadcrumbs in google, search box in google, json ld, add faq to a page, business info',
		'pharos-seo'
	),
	/* translators: Search phrases for the editor of robots.txt, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/robots-txt-editor': __(
		'robots file, edit robots file, block crawlers, block bots, stop bots, block a folder, disallow url, allow crawling, crawl rules, crawl budget, block bad bots, googlebot blocked',
		'pharos-seo'
	),
	/* translators: Search phrases for IndexNow, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/indexnow': __(
		'tell bing about new posts, faster indexing, get indexed faster, submit url, submit to bing, ping search engines, notify search engines, instant indexing, push new content, api key',
		'pharos-seo'
	),
	/* translators: Search phrases for crawlers of AI services, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/ai-crawlers': __(
		'block chatgpt, block ai, ai bots, stop ai training, ai scrapers, openai, claude, perplexity, gemini, copilot, artificial intelligence, ai search, let chatgpt read my site, llm, language models, geo',
		'pharos-seo'
	),
	/* translators: Search phrases for llms.txt, separated by commas. Translate freely, with what people type in your language. */
	enable_llms_txt: __(
		'llms.txt, llm txt, file for ai, markdown list for ai',
		'pharos-seo'
	),
	/* translators: Search phrases for redirects, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/redirects': __(
		'redirect old url, forward url, forward a page to another, changed permalink, url changed, moved page, send visitors to another page, rename slug, deleted page, old links, new domain, redirect loop, import redirects, export redirects, add redirect, 301 redirect, permanent redirect, temporary redirect, short link, wildcard redirect, gone',
		'pharos-seo'
	),
	/* translators: Search phrases for the log of URLs that aren't found, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/not-found': __(
		'404, 404 errors, 404 log, page not found, dead links, links from other sites that lead nowhere, missing pages, error page, visitors land on nothing, find 404s',
		'pharos-seo'
	),
	/* translators: Search phrases for the image settings, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/images': __(
		'image seo, optimize images, pictures, photos, media library',
		'pharos-seo'
	),
	/* translators: Search phrases for attachment pages, separated by commas. Translate freely, with what people type in your language. */
	redirectAttachmentPagesToPostParent: __(
		'attachments, attachment pages, media pages, pages for each image, image pages in google, remove attachment urls, file pages',
		'pharos-seo'
	),
	/* translators: Search phrases for missing alt texts, separated by commas. Translate freely, with what people type in your language. */
	autoSetImageAlt: __(
		'alt text automatically, missing alt text, image description, alternative text, alt attribute',
		'pharos-seo'
	),
	/* translators: Search phrases for RSS feeds, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/feeds': __(
		'rss, rss feed, news feed, turn off feeds, disable rss, content scrapers, copied content, feed reader, newsletter feed',
		'pharos-seo'
	),
	/* translators: Search phrases for the comments feed, separated by commas. Translate freely, with what people type in your language. */
	remove_global_comments_feed: __(
		'comment feed, comments rss',
		'pharos-seo'
	),
	/* translators: Search phrases for posts that are embedded in other sites, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/embeds': __(
		'embed my posts, oembed, embedding, my posts in other blogs, disable embeds, iframe',
		'pharos-seo'
	),
	/* translators: Search phrases for breadcrumbs, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/breadcrumbs': __(
		'breadcrumb, breadcrumbs navigation, breadcrumb trail, path above the title, where am I, you are here, breadcrumb shortcode, breadcrumb separator',
		'pharos-seo'
	),
	/* translators: Search phrases for page 2 and up of archives, separated by commas. Translate freely, with what people type in your language. */
	'/advanced/pagination': __(
		'page 2, second page, next page, numbered pages, paginated archives, page numbers, blog page 2 in google, duplicate content, canonical',
		'pharos-seo'
	),
	/* translators: Search phrases for Google Search Console, separated by commas. Translate freely, with what people type in your language. */
	'/search-console': __(
		'google, connect google, search console, webmaster tools, google statistics, traffic, visitors, clicks, impressions, property, disconnect google, service account, bing webmaster, google analytics, ranking, visits, statistics, lost clicks',
		'pharos-seo'
	),
	/* translators: Search phrases for the pages in Google's index, separated by commas. Translate freely, with what people type in your language. */
	'/search-console/index-status': __(
		'index status, which pages are indexed, pages not indexed, not in the google index, is my page in google, deindexed pages, index coverage, crawled not indexed, discovered not indexed, inspect url',
		'pharos-seo'
	),
	/* translators: Search phrases for the summary of Search Console by email, separated by commas. Translate freely, with what people type in your language. */
	'/search-console/summary': __(
		'email report, weekly report, monthly report, send me statistics, mail summary, seo report by email, who gets the report, stop emails',
		'pharos-seo'
	),
	/* translators: Search phrases for the codes that verify the site at search engines and Pinterest, separated by commas. Translate freely, with what people type in your language. */
	'/general/verification': __(
		'verification, verify my site, site verification code, verify ownership, prove that the site is mine, claim website, claim my site on pinterest, html tag, meta tag of google, add the site to google, webmaster code, owner of the site',
		'pharos-seo'
	),
	/* translators: Search phrases for the figures of each page in Google Search, separated by commas. Translate freely, with what people type in your language. */
	'/content-performance': __(
		'which pages lost clicks, top pages, best posts, ranking, position in google, keywords I rank for, search queries, search terms, which posts get clicks, page performance, popular content, content gap, losing traffic, rank tracking, what people search for',
		'pharos-seo'
	),
	/* translators: Search phrases for the list of features, separated by commas. Translate freely, with what people type in your language. */
	'/tools/manage-features': __(
		'modules, turn features on or off, disable features, enable features, hide menu, addons, what can I turn off, switch off modules',
		'pharos-seo'
	),
	/* translators: Search phrases for the checks and SEO fields in the editor, separated by commas. Translate freely, with what people type in your language. */
	enable_page_level_seo: __(
		'keyword, keywords, focus keyword, keyphrase, focus keyphrase, meta box, metabox, seo box, seo sidebar, content analysis, readability, checks in the editor, seo score of a post, cornerstone',
		'pharos-seo'
	),
	/* translators: Search phrases for the table with titles and descriptions of all posts, separated by commas. Translate freely, with what people type in your language. */
	'/tools/bulk-editor': __(
		'edit many posts, change many titles at once, mass edit, several posts, multiple posts, spreadsheet, table of all posts, missing meta descriptions, posts without meta description, ten posts, quick edit, edit all titles',
		'pharos-seo'
	),
	/* translators: Search phrases for the import and export of settings, separated by commas. Translate freely, with what people type in your language. */
	'/tools/import-export': __(
		'backup, backup settings, save settings, copy settings to another site, move to another site, download settings, upload settings, staging site, json file, csv, restore backup, transfer settings, same settings on another site',
		'pharos-seo'
	),
	/* translators: Search phrases for the history of the settings, separated by commas. Translate freely, with what people type in your language. */
	'/tools/history': __(
		'undo, undo a mistake, undo changes, revert, roll back, go back, previous settings, old settings, who changed, what changed, change log, restore settings, I broke something, accidentally changed, reset to earlier, last changes, activity log',
		'pharos-seo'
	),
	/* translators: Search phrases for the migration from another SEO plugin, separated by commas. Translate freely, with what people type in your language. */
	'/tools/migrate': __(
		'move from yoast, switch from yoast, import from yoast, import from rank math, import from another plugin, migrate from all in one seo, replace yoast, old seo plugin, the seo framework, slim seo, squirrly, smartcrawl, transfer data, keep my titles, change seo plugin, import seo data',
		'pharos-seo'
	),
	/* translators: Search phrases for who may use the plugin, separated by commas. Translate freely, with what people type in your language. */
	'/tools/access': __(
		'who can edit, permissions, user roles, roles, give access, colleague, editors, capabilities, rights, let editor change seo, access for authors, restrict access, team, client',
		'pharos-seo'
	),
	/* translators: Search phrases for usage data and the removal of all data, separated by commas. Translate freely, with what people type in your language. */
	'/tools/miscellaneous': __(
		'other settings, data collection',
		'pharos-seo'
	),
	/* translators: Search phrases for the removal of all data when the plugin is deleted, separated by commas. Translate freely, with what people type in your language. */
	delete_data_on_uninstall: __(
		'uninstall, delete all data, remove the plugin, delete plugin, clean database, reset everything, factory reset, start over',
		'pharos-seo'
	),
	/* translators: Search phrases for the anonymous usage data, separated by commas. Translate freely, with what people type in your language. */
	surerank_analytics_optin: __(
		'stop sending data, phone home, tracking, telemetry, gdpr, privacy',
		'pharos-seo'
	),
	/* translators: Search phrases for the site name, separated by commas. Translate freely, with what people type in your language. */
	site_name: __(
		'site name, company name, name of my company, name of my website, brand name, wrong site name in google',
		'pharos-seo'
	),
	/* translators: Search phrases for the separator in titles, separated by commas. Translate freely, with what people type in your language. */
	separator: __(
		'dash in title, title separator, line between title and site name, pipe, hyphen, bullet, symbol in title',
		'pharos-seo'
	),
	/* translators: Search phrases for the template of titles, separated by commas. Translate freely, with what people type in your language. */
	page_title: __(
		'title, titles, change how titles look, seo title, meta title, browser tab title, title tag, site name in title, title too long, title cut off, google shows wrong title',
		'pharos-seo'
	),
	/* translators: Search phrases for the template of meta descriptions, separated by commas. Translate freely, with what people type in your language. */
	page_description: __(
		'description, meta description, text below the title in google, description in search results, snippet text, google shows wrong description',
		'pharos-seo'
	),
	/* translators: Search phrases for the automatic descriptions, separated by commas. Translate freely, with what people type in your language. */
	auto_generate_description: __(
		'automatic description, missing description, missing descriptions, generate description, auto description',
		'pharos-seo'
	),
	/* translators: Search phrases for the default social image, separated by commas. Translate freely, with what people type in your language. */
	fallback_image: __(
		'share image, sharing image, default share image, fallback picture, og image, image for facebook, standard image',
		'pharos-seo'
	),
	/* translators: Search phrases for the X account of the site, separated by commas. Translate freely, with what people type in your language. */
	twitter_profile_username: __(
		'twitter username, twitter account, twitter handle, our twitter, x account',
		'pharos-seo'
	),
	/* translators: Search phrases for the Facebook page of the site, separated by commas. Translate freely, with what people type in your language. */
	facebook_page_url: __(
		'our facebook page, fb page, link facebook page, facebook page url, facebook account',
		'pharos-seo'
	),
	/* translators: Search phrases for the redirects that browsers keep, separated by commas. Translate freely, with what people type in your language. */
	redirect_cache: __( 'redirect is cached, browser cache', 'pharos-seo' ),
	/* translators: Search phrases for the log of missing URLs, separated by commas. Translate freely, with what people type in your language. */
	enable_not_found_log: __( 'turn off 404 log, 404 monitor', 'pharos-seo' ),
	/* translators: Search phrases for the canonical URL, separated by commas. Translate freely, with what people type in your language. */
	first_page_canonical: __(
		'canonical, canonical of page 2, duplicate content, canonical url',
		'pharos-seo'
	),
};

/** Groups of everyday words with the same meaning, in addition to the terms of the trade (synonyms.ts). */
export const EVERYDAY_SYNONYMS: readonly string[] = [
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__(
		'hide, exclude, keep out, leave out, conceal, invisible',
		'pharos-seo'
	),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'undo, revert, roll back, rollback, restore, go back', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'turn off, disable, deactivate, switch off', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'turn on, enable, activate, switch on', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'old, previous, former', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'redirect, forward, reroute', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'url, link, permalink, slug', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'migrate, move from, switch from, transfer, convert', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'author, writer, user', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'faq, questions, q&a', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'company, business, organization, firm', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'block, forbid, disallow, prevent', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'permission, access, right, role', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'many, several, multiple, mass, bulk, at once', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'traffic, visitors, visits, statistics, stats', 'pharos-seo' ),
	/* translators: Words with the same meaning in searches, separated by commas. Translate freely, with words that people type in your language. */
	__( 'keyword, keyphrase, key phrase', 'pharos-seo' ),
];
