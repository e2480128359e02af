<?php
/**
 * A plugin whose data can be migrated, on Tools > Migrate.
 */

declare(strict_types=1);

namespace Pharos_Example;

add_filter('pharos_migration_sources', static function (array $sources): array {
	require_once __DIR__ . '/class-old-plugin.php';
	return $sources + ['example-old' => static fn(): Old_Plugin => new Old_Plugin()];
});
