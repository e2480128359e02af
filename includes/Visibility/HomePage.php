<?php
/**
 * The responses of the home page and robots.txt to a crawler.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

use Pharos\Core\Deadline;
use Pharos\Http\Client;
use Pharos\Http\Document;
use Pharos\Http\Noindex;
use Pharos\RobotsTxt\RobotsTxt;

/** Only requests URLs from the site's own options, and caches the result. */
final class HomePage {
	/** Name of the transient. */
	public const TRANSIENT = 'pharos_visibility';

	/** Maximum time in seconds that a screen waits for it in the background. */
	private const PATIENCE = 8.0;

	/**
	 * @param string $sign Fingerprint of everything known to affect the responses: if it changes, they are requested again.
	 * @return array{meta: bool|null, header: bool, robots_txt: string|null} Null: couldn't be requested.
	 */
	public static function inspect(string $sign): array {
		$cached = get_transient(self::TRANSIENT);
		if (is_array($cached) && ($cached['sign'] ?? '') === $sign) {
			return $cached['seen'];
		}
		$seen = self::ask();
		set_transient(self::TRANSIENT, ['sign' => $sign, 'seen' => $seen], 5 * MINUTE_IN_SECONDS);
		return $seen;
	}

	private static function ask(): array {
		$home = home_url('/');
		$robots_txt = RobotsTxt::url();
		$answers = (new Client(new Deadline(self::PATIENCE)))->own_pages(
			array_values(array_filter([$home, $robots_txt])),
		);
		$page = $answers[$home];
		$robots = $answers[$robots_txt] ?? null;
		$is_text = $robots?->status === 200 && !str_starts_with(ltrim($robots->body), '<');
		return [
			'meta' => $page->is_page()
				? Noindex::is_in_document(new Document($page->body, $page->url))
				: null,
			'header' => $page->status === 200 && Noindex::is_in_headers($page),
			'robots_txt' => $is_text ? RobotsTxt::normalise($robots->body) : null,
		];
	}
}
