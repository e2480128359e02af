<?php
/**
 * The responses of the home page and robots.txt to a crawler.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

use Pharos\Analysis\Deadline;
use Pharos\Analysis\Http\Response;
use Pharos\Analysis\Http\Client;
use Pharos\Analysis\Page;
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
	public static function look(string $sign): array {
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
			'meta' => $page->is_page() ? self::says_noindex($page, []) : null,
			'header' => $page->status === 200 && self::says_noindex($page, $page->headers, ''),
			'robots_txt' => $is_text ? RobotsTxt::normalise($robots->body) : null,
		];
	}

	/** @param array<string, list<string>> $headers The headers to check. */
	private static function says_noindex(
		Response $page,
		array $headers,
		?string $body = null,
	): bool {
		$part = new Response($page->url, $page->status, $headers, $body ?? $page->body);
		return (new Page($page->url, $part, null, true))->noindex() !== '';
	}
}
