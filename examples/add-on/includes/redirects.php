<?php
/**
 * Redirects from the add-on's own data, beside those that users save in Pharos SEO.
 */

declare(strict_types=1);

namespace Pharos_Example;

add_filter('pharos_redirect_sources', static function (array $sources): array {
	require_once __DIR__ . '/class-former-urls.php';
	return [...$sources, new Former_Urls()];
});
