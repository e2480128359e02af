<?php
/**
 * The list of features: their routes, commands and so on are registered in this order (Core\Features).
 *
 * The hooks of their WP-Cron events are here because requests that write register them, and don't load the features.
 */

declare(strict_types=1);

namespace Pharos;

/** @return array<class-string<Core\Feature>, list<string>> Hooks of WP-Cron events by feature. */
return [
	Settings\Feature::class => [],
	Social\Feature::class => [],
	UsageData\Feature::class => ['pharos_send_usage_data'],
	PageCaches\Feature::class => [],
	TermUrls\Feature::class => [],
	Site\Feature::class => [],
	Preview\Feature::class => [],
	PageReport\Feature::class => [],
	RestHead\Feature::class => [],
	SchemaMap\Feature::class => [],
	Content\Feature::class => ['pharos_check_visitor_text'],
	RobotInstructions\Feature::class => [],
	ObjectSeo\Feature::class => ['pharos_index_texts'],
	Lists\Feature::class => [],
	BulkEditor\Feature::class => [],
	RobotsTxt\Feature::class => [],
	LlmsTxt\Feature::class => [],
	Sitemaps\Feature::class => ['pharos_build_sitemaps'],
	SearchConsole\Feature::class => [
		'pharos_fetch_search_data',
		'pharos_check_index',
		'pharos_send_summary',
	],
	IndexNow\Feature::class => ['pharos_submit_indexnow'],
	Schema\Feature::class => [],
	Redirects\Feature::class => [],
	NotFound\Feature::class => [],
	Migration\Feature::class => [],
	ImportExport\Feature::class => [],
	History\Feature::class => [],
	Analysis\Feature::class => [],
	Access\Feature::class => [],
	Onboarding\Feature::class => [],
	Visibility\Feature::class => [],
	Extend\Feature::class => [],
	Compat\Feature::class => ['pharos_copy_shipping'],
];
