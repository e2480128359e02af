<?php
/**
 * The plugins whose data can be migrated.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Core\AddOns;
use WP_Error;
use WP_REST_Request;

/** Each is created on demand: a request for one doesn't load the others. */
final class Sources {
	/** @return array<string, \Closure(): Source> By slug, in the order of a list. */
	private static function makers(): array {
		$original = [
			'yoast' => static fn(): Source => new Yoast\Source(),
			'rankmath' => static fn(): Source => new RankMath\Source(),
			'aioseo' => static fn(): Source => new AllInOneSeo\Source(),
			'tsf' => static fn(): Source => new SeoFramework\Source(),
			'seopress' => static fn(): Source => new SeoPress\Source(),
			'slim' => static fn(): Source => new SlimSeo\Source(),
			'surerank' => static fn(): Source => new SureRank\Source(),
			'redirection' => static fn(): Source => new Redirection\Source(),
			'safe-redirect-manager' => static fn(): Source => new SafeRedirectManager\Source(),
		];
		/**
		 * Filters the plugins whose data can be migrated.
		 *
		 * @param array<string, \Closure(): Source> $makers By slug (lowercase letters, digits, hyphens; at most 32 characters): creates a
		 *                                                  Pharos\Migration\Source. Called only when it's needed.
		 *
		 * @since 1.0.0
		 * @see docs/migration.md
		 * @example add_filter('pharos_migration_sources', static fn(array $makers): array => $makers + [
		 * 	'acme-seo' => static fn() => new Acme\Source(), // Implements Pharos\Migration\Source.
		 * ]);
		 */
		$makers = apply_filters('pharos_migration_sources', $original);
		if (!is_array($makers)) {
			return AddOns::refuse('pharos_migration_sources', $makers, $original);
		}
		foreach ($makers as $slug => $maker) {
			if (
				preg_match('/^[a-z][a-z0-9-]{0,31}\z/', (string) $slug) !== 1 ||
				!($maker instanceof \Closure)
			) {
				AddOns::refuse('pharos_migration_sources', $slug);
				unset($makers[$slug]);
			}
		}
		return $makers;
	}

	/** @return list<Source> */
	public static function all(): array {
		return array_values(array_filter(array_map(self::get(...), array_keys(self::makers()))));
	}

	/** Returns the source of a REST request. */
	public static function asked_for(WP_REST_Request $request): Source|WP_Error {
		return self::get((string) $request['plugin_slug']) ??
			new WP_Error(
				'pharos_unknown_source',
				__('Data of this plugin can’t be migrated.', 'pharos-seo'),
				['status' => 404],
			);
	}

	/** Returns a source by slug; null if it doesn't exist. */
	public static function get(int|string $slug): ?Source {
		$maker = self::makers()[$slug] ?? null;
		if ($maker === null) {
			return null;
		}
		try {
			$source = $maker();
		} catch (\Throwable $error) {
			$source = $error;
		}
		return $source instanceof Source && $source->slug() === $slug
			? $source
			: AddOns::refuse('pharos_migration_sources', $source);
	}
}
