<?php
/**
 * The list of features: their routes, commands and so on are registered in this order (Core\Features).
 *
 * A row says what has to be known without loading a feature's classes:
 *
 * | key      | content                                                                                                                |
 * | -------- | ---------------------------------------------------------------------------------------------------------------------- |
 * | events   | hooks of its WP-Cron events, for requests that write                                                                   |
 * | hooks    | methods of its class that register hooks: `changes` after, `before_changes` before a change of settings or content     |
 * | links    | true if it has links in the navigation: admin screens load its class                                                   |
 * | privacy  | true if it stores or sends personal data (Core\Privacy)                                                                |
 * | files    | files that it serves (Core\File), with a pattern of their URLs; hooks/front.php has one of all of them                  |
 * | blocks   | its blocks and shortcodes (Core\Block) by name; hooks/front.php has their names                                        |
 * | missing  | called for a page that isn't found, after all redirects, while redirects are on: takes the settings                    |
 * | journal  | the class that records changes of settings (Settings\Journal); of one feature                                          |
 * | recorder | called before a change of a redirect (Redirects\Edits); of one feature                                                 |
 *
 * Pages of visitors load it only if they contain a block, may be a file or aren't found.
 */

declare(strict_types=1);

namespace Pharos;

defined('ABSPATH') || exit();

/**
 * @return array<class-string<Core\Feature>, array{
 *     events?: list<string>, hooks?: list<string>, links?: true, privacy?: true, files?: array<class-string<Core\File>, string>,
 *     blocks?: array<string, class-string<Core\Block>>, missing?: callable-string, journal?: class-string<Settings\Journal>,
 *     recorder?: callable-string
 * }>
 */
return [
	Settings\Feature::class => [],
	Social\Feature::class => ['hooks' => ['changes'], 'links' => true],
	UsageData\Feature::class => ['events' => ['pharos_send_usage_data'], 'privacy' => true],
	PageCaches\Feature::class => ['hooks' => ['changes']],
	TermUrls\Feature::class => ['hooks' => ['changes']],
	Site\Feature::class => [],
	Preview\Feature::class => [],
	PageReport\Feature::class => [],
	RestHead\Feature::class => [],
	SchemaMap\Feature::class => ['hooks' => ['changes']],
	Content\Feature::class => ['hooks' => ['changes'], 'events' => ['pharos_check_visitor_text']],
	RobotInstructions\Feature::class => [],
	ObjectSeo\Feature::class => [
		'hooks' => ['changes', 'before_changes'],
		'events' => ['pharos_index_texts'],
		'privacy' => true,
		'recorder' => ObjectSeo\History\RedirectChanges::class . '::recorder',
	],
	Suggestions\Feature::class => ['privacy' => true],
	Lists\Feature::class => [],
	BulkEditor\Feature::class => [],
	RobotsTxt\Feature::class => [],
	LlmsTxt\Feature::class => [
		'hooks' => ['changes'],
		'files' => [LlmsTxt\Server::class => '~llms\.txt|[?&]pharos_llms_txt~'],
	],
	Sitemaps\Feature::class => [
		'hooks' => ['changes'],
		'links' => true,
		'events' => ['pharos_build_sitemaps'],
		'files' => [Sitemaps\Server::class => '~sitemap~'],
		'blocks' => ['sitemap' => Sitemaps\Html\Block::class],
	],
	Breadcrumbs\Feature::class => [
		'links' => true,
		'blocks' => ['breadcrumbs' => Breadcrumbs\Block::class],
	],
	SearchConsole\Feature::class => [
		'events' => ['pharos_fetch_search_data', 'pharos_check_index', 'pharos_send_summary'],
		'hooks' => ['changes'],
		'links' => true,
		'privacy' => true,
	],
	IndexNow\Feature::class => [
		'events' => ['pharos_submit_indexnow'],
		'hooks' => ['changes', 'before_changes'],
		'links' => true,
		'privacy' => true,
		'files' => [IndexNow\Key::class => '~/[0-9a-f]{32}\.txt(?:\?|$)|[?&]pharos_indexnow~'],
	],
	Schema\Feature::class => ['hooks' => ['changes'], 'links' => true],
	Redirects\Feature::class => ['hooks' => ['changes', 'before_changes'], 'links' => true],
	NotFound\Feature::class => [
		'hooks' => ['changes'],
		'links' => true,
		'privacy' => true,
		'missing' => NotFound\Log::class . '::plan',
	],
	Migration\Feature::class => [],
	ImportExport\Feature::class => [],
	History\Feature::class => [
		'hooks' => ['changes'],
		'links' => true,
		'privacy' => true,
		'journal' => History\Recorder::class,
	],
	Analysis\Feature::class => ['hooks' => ['changes'], 'links' => true],
	Access\Feature::class => [],
	Onboarding\Feature::class => [],
	Visibility\Feature::class => [],
	Extend\Feature::class => [],
	Compat\Feature::class => ['hooks' => ['changes'], 'events' => ['pharos_copy_shipping']],
];
