<?php
/**
 * Help links: documentation, support, community.
 */

declare(strict_types=1);

namespace Pharos\Support;

use Pharos\Core\AddOns;

final class Links {
	private const FILTER = 'pharos_support_links';

	/** @return array<string, string> URLs by name, including all names. */
	public static function all(): array {
		$own = [
			'knowledge_base' => plugins_url('assets/help/index.html', PHAROS_FILE),
			'ticket' => 'https://wordpress.org/support/plugin/pharos-seo/',
			'community' => 'https://pharos-seo.example/community/',
			'review' => 'https://wordpress.org/support/plugin/pharos-seo/reviews/#new-post',
		];
		/**
		 * Filters the URLs of help links. The knowledge base is by default the documentation that the plugin includes.
		 *
		 * @param array $links URLs (http, https or mailto) by name: knowledge_base, ticket, community, review.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_support_links', static fn(array $links): array => ['ticket' => 'https://agency.example/help/'] + $links);
		 */
		$links = apply_filters(self::FILTER, $own);
		if (!is_array($links)) {
			return AddOns::refuse(self::FILTER, $links, $own);
		}
		$sound = [];
		foreach ($own as $name => $url) {
			$filtered = $links[$name] ?? null;
			$sound[$name] = self::fits($filtered)
				? $filtered
				: AddOns::refuse(self::FILTER, $filtered, $url);
		}
		return $sound;
	}

	/** Whether the value is a valid URL of a link; also used for the boot object. */
	public static function fits(mixed $url): bool {
		return is_string($url) &&
			$url !== '' &&
			wp_json_encode($url) !== false &&
			preg_match('#^(https?://[^\s/]|mailto:\S|/)#i', $url) === 1;
	}
}
