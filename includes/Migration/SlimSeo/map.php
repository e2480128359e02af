<?php
/**
 * What the data of Slim SEO becomes; docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SlimSeo;

return [
	'options' => ['slim_seo', 'ss_redirects'],
	'losses' => [
		['app_id', 'filled', ['facebook_app_id']],
		['code', 'filled', ['header_code', 'body_code', 'footer_code']],
		['redirects', 'filled', ['redirect_www', 'redirect_404_to']],
		['redirects', 'array', ['ss_redirects'], ['has', 'redirection']],
		['schema', 'array', ['slim_seo_schemas']],
	],
];
