<?php
/**
 * A page that a sitemap names, as a crawler got it.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use WP_HTML_Tag_Processor;

/** What a sitemap lists has to be there, to be allowed in search results, and to be there under no other address. */
final class CrawledPage {
	/** Who is told about results of searches. */
	public const ROBOTS = ['robots', 'googlebot', 'bingbot'];

	/** @return list<string> In words. */
	public static function problems(string $url): array {
		$response = CrawledFile::get($url);
		return is_string($response)
			? [$response]
			: self::of(
				$url,
				(string) wp_remote_retrieve_header($response, 'content-type'),
				implode(',', (array) wp_remote_retrieve_header($response, 'x-robots-tag')),
				wp_remote_retrieve_body($response),
			);
	}

	/**
	 * Of what a server has answered.
	 *
	 * @param string $type   Its Content-Type.
	 * @param string $header Its X-Robots-Tag.
	 * @return list<string> In words.
	 */
	public static function of(string $url, string $type, string $header, string $body): array {
		$problems = [];
		if (self::is_noindex($header)) {
			$problems[] = __('Its X-Robots-Tag says noindex.', 'pharos-seo');
		}
		if (!str_contains($type, 'html')) {
			return $problems;
		}
		$tags = new WP_HTML_Tag_Processor($body);
		while ($tags->next_tag() && $tags->get_tag() !== 'BODY') {
			$problem = match ($tags->get_tag()) {
				'META' => self::of_meta($tags),
				'LINK' => self::of_link($tags, $url),
				default => '',
			};
			if ($problem !== '') {
				$problems[] = $problem;
			}
		}
		return $problems;
	}

	private static function of_meta(WP_HTML_Tag_Processor $tag): string {
		$name = strtolower((string) $tag->get_attribute('name'));
		return in_array($name, self::ROBOTS, true) &&
			self::is_noindex((string) $tag->get_attribute('content'))
			? __('Its robots meta tag says noindex.', 'pharos-seo')
			: '';
	}

	private static function of_link(WP_HTML_Tag_Processor $tag, string $url): string {
		$is_canonical = in_array(
			'canonical',
			preg_split('/\s+/', strtolower((string) $tag->get_attribute('rel'))),
			true,
		);
		$canonical = (string) $tag->get_attribute('href');
		return $is_canonical && self::plain($canonical) !== self::plain($url)
			? sprintf(
				/* translators: %s: an address. */
				__('Its canonical address is another one: %s', 'pharos-seo'),
				$canonical,
			)
			: '';
	}

	public static function is_noindex(string $robots): bool {
		return preg_match('/(?<![\w-])(?:noindex|none)(?![\w-])/i', $robots) === 1;
	}

	/** The same for all ways of writing letters that addresses do not have. */
	private static function plain(string $url): string {
		return rawurldecode(trim($url));
	}
}
