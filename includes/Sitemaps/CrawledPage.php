<?php
/**
 * A page in a sitemap, as received by a crawler.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Http\Noindex;
use WP_HTML_Tag_Processor;

/** Pages in a sitemap must exist, be indexable, and have no other canonical URL. */
final class CrawledPage {
	/** @return list<string> Messages. */
	public static function problems(string $url): array {
		$response = CrawledFile::get($url);
		return is_string($response)
			? [$response]
			: self::parse(
				$url,
				(string) wp_remote_retrieve_header($response, 'content-type'),
				implode(',', (array) wp_remote_retrieve_header($response, 'x-robots-tag')),
				wp_remote_retrieve_body($response),
			);
	}

	/**
	 * Checks the response of a server.
	 *
	 * @param string $type   The response's Content-Type.
	 * @param string $header The response's X-Robots-Tag.
	 * @return list<string> Messages.
	 */
	public static function parse(string $url, string $type, string $header, string $body): array {
		$problems = [];
		if (Noindex::is_in($header)) {
			$problems[] = __('The X-Robots-Tag header contains noindex.', 'pharos-seo');
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
		return in_array($name, Noindex::ROBOTS, true) &&
			Noindex::is_in((string) $tag->get_attribute('content'))
			? __('The robots meta tag contains noindex.', 'pharos-seo')
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
				/* translators: %s: a URL. */
				__('The canonical URL points elsewhere: %s', 'pharos-seo'),
				$canonical,
			)
			: '';
	}

	/** Normalizes the encoding of a URL, for comparisons. */
	private static function plain(string $url): string {
		return rawurldecode(trim($url));
	}
}
