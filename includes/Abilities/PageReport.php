<?php
/**
 * Reports the tags of a page of the site, as visitors get it.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Analysis\SiteAddress;
use Pharos\Core\Deadline;
use Pharos\Http\Client;
use Pharos\Http\Document;
use WP_Error;

final class PageReport {
	/** Seconds for the request. */
	private const SECONDS = 15.0;

	/** @return array<string, array> JSON schemas of the parts, see create(). */
	public static function schema(): array {
		$text = ['type' => 'string'];
		$texts = ['type' => 'array', 'items' => $text];
		return [
			'url' => $text,
			'status' => ['type' => 'integer'],
			'location' => $text,
			'title' => $text,
			'description' => $text,
			'robots' => $texts,
			'canonical' => $text,
			'hreflang' => ['type' => 'object', 'additionalProperties' => $text],
			'social' => ['type' => 'object', 'additionalProperties' => $texts],
			'json_ld' => ['type' => 'array'],
		];
	}

	/**
	 * Requests the page once, without cookies and without following redirects.
	 *
	 * @param string $address A path or URL of this site.
	 * @return array<string, mixed>|WP_Error See schema(): `location` is the target of a redirect, `robots` has tags and headers. Parts of pages
	 *         are missing if the response isn't one. 400 pharos_foreign_url; 502 pharos_page_unreachable.
	 */
	public static function create(string $address): array|WP_Error {
		$url = SiteAddress::of(str_starts_with($address, '/') ? home_url($address) : $address);
		if ($url === null) {
			return new WP_Error(
				'pharos_foreign_url',
				sprintf(
					/* translators: %s: the URL of the home page. */
					__('Enter a URL of this site, which begins with %s.', 'pharos-seo'),
					home_url('/'),
				),
				['status' => 400],
			);
		}
		$answer = (new Client(new Deadline(self::SECONDS)))->own($url, 'GET', 0);
		if ($answer->status === 0) {
			return new WP_Error(
				'pharos_page_unreachable',
				sprintf(
					/* translators: %s: error message. */
					__('The page didn’t respond: %s', 'pharos-seo'),
					$answer->details === '' ? $answer->error : $answer->details,
				),
				['status' => 502],
			);
		}
		$robots = array_filter([$answer->header('x-robots-tag')]);
		$report = [
			'url' => $url,
			'status' => $answer->status,
			'location' => $answer->header('location'),
		];
		return $answer->is_page()
			? $report + self::page(new Document($answer->body, $url), $robots)
			: $report + ['robots' => array_values($robots)];
	}

	/** @param string[] $robots Directives of the response's header. */
	private static function page(Document $page, array $robots): array {
		$social = [];
		foreach ($page->metas as ['name' => $name, 'content' => $content]) {
			if (preg_match('/^(?:og|article|profile|product|twitter|fb):/', $name) === 1) {
				$social[$name][] = $content;
			}
		}
		$hreflang = [];
		foreach ($page->links as $link) {
			if ($link['hreflang'] !== '' && in_array('alternate', $link['rel'], true)) {
				$hreflang[$link['hreflang']] = $link['url'];
			}
		}
		return [
			'title' => $page->titles[0] ?? '',
			'description' => $page->meta('description')[0] ?? '',
			'robots' => [...array_values($robots), ...$page->meta('robots')],
			'canonical' => $page->link('canonical')[0]['url'] ?? '',
			'hreflang' => (object) $hreflang,
			'social' => (object) $social,
			'json_ld' => array_map(
				static fn(string $text): mixed => json_decode($text, true) ?? $text,
				$page->json_ld,
			),
		];
	}
}
