<?php
/**
 * The state of a page: whether it arrives, and what keeps it out of search engines.
 */

declare(strict_types=1);

namespace Pharos\PageReport;

use Pharos\Analysis\Fix;
use Pharos\Compat\SeoPlugins;
use Pharos\Head\OtherPage;
use Pharos\Http\Document;
use Pharos\Http\Noindex;
use Pharos\Http\Response;
use Pharos\RobotsTxt\Access;
use Pharos\RobotsTxt\RobotsTxt;

/** @phpstan-type Note array{code: string, status: 'error'|'warning'|'info', text: string, link: array{label: string, url: string}|null} */
final class Notes {
	/** The crawler of the most important search engine. */
	private const CRAWLER = 'Googlebot';

	/** Matches headers of caches whose value says that the response is a copy. */
	private const CACHES = '/^(?:x-.*cache.*|cf-cache-status|x-varnish-cache|x-litespeed-cache)$/';

	/** @return list<Note> */
	public static function collect(Response $answer, ?Document $page, ?OtherPage $expected): array {
		return array_values(
			array_filter([
				self::other_plugin(),
				$answer->status === 200 ? null : self::status($answer),
				$answer->status === 200 && $page === null
					? self::note(
						'not_html',
						'info',
						__('This URL isn’t an HTML page.', 'pharos-seo'),
					)
					: null,
				self::robots_txt($answer->url),
				self::noindex($answer, $page),
				self::password($expected),
				$page === null ? null : self::cache($answer),
			]),
		);
	}

	/** @return Note|null */
	private static function other_plugin(): ?array {
		$plugin = SeoPlugins::active();
		return $plugin === null
			? null
			: self::note(
				'other_plugin',
				'warning',
				sprintf(
					/* translators: %s: name of a plugin. */
					__(
						'%s is active, so Pharos SEO outputs nothing on your pages. Deactivate it to use Pharos SEO.',
						'pharos-seo',
					),
					$plugin['name'],
				),
				Fix::plugins(),
			);
	}

	/** @return Note */
	private static function status(Response $answer): array {
		$status = $answer->status;
		$location = $answer->header('location');
		return match (true) {
			$status === 0 => self::note(
				'unreachable',
				'error',
				sprintf(
					/* translators: %s: error message. */
					__(
						'Your site couldn’t request this page from itself: %s Ask your host to allow requests of the site to itself (loopback requests), or check Tools > Site Health.',
						'pharos-seo',
					),
					rtrim($answer->details === '' ? $answer->error : $answer->details, '. ') . '.',
				),
				Fix::admin(__('Open Site Health', 'pharos-seo'), 'site-health.php'),
			),
			$status >= 300 && $status < 400 && $location !== '' => self::note(
				'redirect',
				'info',
				sprintf(
					/* translators: 1: HTTP status, such as 301. 2: URL. */
					__('This URL redirects (status %1$d) to %2$s', 'pharos-seo'),
					$status,
					$location,
				),
			),
			$status === 401 => self::note(
				'login',
				'error',
				__(
					'The site requires a password (HTTP authentication), so search engines can’t read this page.',
					'pharos-seo',
				),
			),
			$status === 404 || $status === 410 => self::note(
				'not_found',
				'warning',
				sprintf(
					/* translators: %d: HTTP status. */
					__(
						'There is no page at this URL (status %d). Search engines remove it from their results. Check the spelling, or redirect the URL to another page.',
						'pharos-seo',
					),
					$status,
				),
			),
			$status === 503 => self::note(
				'maintenance',
				'error',
				__(
					'The site is in maintenance mode or overloaded (status 503). Search engines try again later.',
					'pharos-seo',
				),
			),
			default => self::note(
				'status',
				'error',
				sprintf(
					/* translators: %d: HTTP status. */
					__(
						'The page returns an error (status %d), so search engines don’t index it. Check the error log of the server, or ask your host.',
						'pharos-seo',
					),
					$status,
				),
			),
		};
	}

	/** @return Note|null */
	private static function robots_txt(string $url): ?array {
		$parts = (array) wp_parse_url($url);
		$path = ($parts['path'] ?? '/') . (isset($parts['query']) ? "?$parts[query]" : '');
		return RobotsTxt::url() !== '' &&
			Access::is_forbidden(RobotsTxt::served(), self::CRAWLER, $path)
			? self::note(
				'robots_txt',
				'warning',
				__(
					'robots.txt blocks Google from crawling this URL, so Google sees none of its tags, noindex included.',
					'pharos-seo',
				),
				Fix::setting(__('Edit robots.txt', 'pharos-seo'), '/advanced/robots-txt-editor'),
			)
			: null;
	}

	/** @return Note|null */
	private static function noindex(Response $answer, ?Document $page): ?array {
		return match (true) {
			Noindex::is_in_headers($answer) => self::note(
				'noindex_header',
				'warning',
				__(
					'The server sends an X-Robots-Tag header with noindex, so search engines don’t show this page. A plugin or the configuration of the server adds it.',
					'pharos-seo',
				),
			),
			$page !== null && Noindex::is_in_document($page) => self::note(
				'noindex',
				'info',
				__('This page is set to noindex: search engines don’t show it.', 'pharos-seo'),
			),
			default => null,
		};
	}

	/** @return Note|null */
	private static function password(?OtherPage $expected): ?array {
		$post = $expected?->context->post();
		return $post && $post->post_password !== ''
			? self::note(
				'password',
				'info',
				__(
					'This page is password protected: visitors and search engines get a form instead of its content.',
					'pharos-seo',
				),
			)
			: null;
	}

	/** @return Note|null */
	private static function cache(Response $answer): ?array {
		$is_copy = (int) $answer->header('age') > 0;
		foreach ($answer->headers as $name => $values) {
			$is_copy =
				$is_copy ||
				(preg_match(self::CACHES, $name) === 1 &&
					preg_match('/\bhit\b/i', implode(' ', $values)) === 1);
		}
		return $is_copy || preg_match('/<!--[^>]*\bcached?\b[^>]*-->\s*$/i', $answer->body) === 1
			? self::note(
				'cache',
				'info',
				__(
					'The page comes from a cache. After a change, clear the cache and preview the page again.',
					'pharos-seo',
				),
			)
			: null;
	}

	/** @return Note */
	private static function note(
		string $code,
		string $status,
		string $text,
		?Fix $link = null,
	): array {
		return [
			'code' => $code,
			'status' => $status,
			'text' => $text,
			'link' => Source::link($link),
		];
	}
}
