<?php
/**
 * What the data of SureRank becomes; docs/migration.md describes the rows.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

return [
	'options' => ['surerank_settings'],
	'losses' => [
		// A setting of older versions.
		['no_field', 'text', ['pinterest_account']],
		['redirects', 'array', ['surerank_redirections']],
	],
];
