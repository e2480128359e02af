<?php
/**
 * What the home page and robots.txt say to a crawler.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

use Pharos\Analysis\Deadline;
use Pharos\Analysis\Http\Answer;
use Pharos\Analysis\Http\Client;
use Pharos\Analysis\Page;
use Pharos\RobotsTxt\RobotsTxt;

/** Asks for addresses of the site's own options only, and remembers for a while what they said. */
final class HomePage {
	/** The transient. */
	public const KEPT = 'pharos_visibility';

	/** Seconds that a screen may wait for it in the background. */
	private const PATIENCE = 8.0;

	/**
	 * @param string $sign Of what is known to change it: another one asks anew.
	 * @return array{meta: bool|null, header: bool, robots_txt: string|null} Null: couldn't be asked for.
	 */
	public static function look(string $sign): array {
		$kept = get_transient(self::KEPT);
		if (is_array($kept) && ($kept['sign'] ?? '') === $sign) {
			return $kept['seen'];
		}
		$seen = self::ask();
		set_transient(self::KEPT, ['sign' => $sign, 'seen' => $seen], 5 * MINUTE_IN_SECONDS);
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

	/** @param array<string, list<string>> $headers Those that are looked at. */
	private static function says_noindex(Answer $page, array $headers, ?string $body = null): bool {
		$part = new Answer($page->url, $page->status, $headers, $body ?? $page->body);
		return (new Page($page->url, $part, null, true))->noindex() !== '';
	}
}
