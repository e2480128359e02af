<?php
/**
 * Help links: documentation, support, community.
 */

declare(strict_types=1);

namespace Pharos\Support;

use Pharos\Core\AddOns;

final class Links {
	private const FILTER = 'pharos_support_links';

	/** Websites by name. The domain .example stands for those that don't exist yet, whose links are shown all the same; '' hides a link. */
	private const WEBSITES = [
		'ticket' => 'https://wordpress.org/support/plugin/pharos-seo/',
		'community' => 'https://pharos-seo.example/community/',
		'review' => 'https://wordpress.org/support/plugin/pharos-seo/reviews/#new-post',
		'pricing' => 'https://pharos-seo.example/pricing/',
	];

	/**
	 * Returns the URL of a page of the Help Center, which the build makes from docs/users/.
	 *
	 * @param string $page   Its file name without extension; '' for the folder of all pages.
	 * @param string $anchor Of a section; '' for the beginning.
	 */
	public static function help(string $page, string $anchor = ''): string {
		$url = plugins_url('build/help/', PHAROS_FILE);
		return $page === '' ? $url : "$url$page.html" . ($anchor === '' ? '' : "#$anchor");
	}

	/** @return array<string, string> URLs by name, including all names; '' for links that aren't shown. */
	public static function all(): array {
		$own = ['knowledge_base' => self::help('index')] + self::WEBSITES;
		/**
		 * Filters the URLs of help links. The knowledge base is by default the documentation that the plugin includes.
		 *
		 * @param array $links URLs (http, https or mailto) by name: knowledge_base, ticket, community, review, pricing; '' hides a link,
		 *                     except that of the knowledge base.
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
			$sound[$name] =
				self::fits($filtered) && ($filtered !== '' || $name !== 'knowledge_base')
					? $filtered
					: AddOns::refuse(self::FILTER, $filtered, $url);
		}
		return $sound;
	}

	/** Whether the value is a valid URL of a link, or ''; also used for the boot object. */
	public static function fits(mixed $url): bool {
		return is_string($url) &&
			wp_json_encode($url) !== false &&
			preg_match('#^(https?://[^\s/]|mailto:\S|/|\z)#i', $url) === 1;
	}
}
