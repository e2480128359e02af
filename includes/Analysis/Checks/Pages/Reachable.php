<?php
/**
 * Checks whether the home page can be opened.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Http\Response;

/** Without it, checks of pages have nothing to check, so this one reports the issue for all of them. */
final class Reachable implements Check {
	public function id(): string {
		return 'reachable';
	}

	public function severity(): string {
		return self::ERROR;
	}

	public function run(Site $site): ?Result {
		$answer = $site->home()->answer;
		return match (true) {
			$answer->error === 'not_checked' => null,
			$answer->error === 'too_many_redirects' => self::in_circles($answer),
			$answer->error === 'refused_address', self::is_redirect($answer) => self::elsewhere(
				$answer,
			),
			$answer->error !== '' => self::silent($answer, $site->url),
			$answer->status !== 200 => self::refused($answer, $site->url),
			!$answer->is_page() => self::no_page($answer, $site->url),
			trim($answer->body) === '' => self::empty($site->url),
			default => Result::passed(__('The site is reachable.', 'pharos-seo')),
		};
	}

	private static function is_redirect(Response $answer): bool {
		return $answer->status >= 300 && $answer->status < 400;
	}

	private static function in_circles(Response $answer): Result {
		return Result::found(
			__('The site can’t be reached: too many redirects.', 'pharos-seo'),
			[
				__(
					'Each URL redirects to the next one and never to a page. Visitors see a browser error, and search engines give up.',
					'pharos-seo',
				),
				__(
					'Usually, the two URLs under Settings > General don’t match the redirects of the server: one has “www” or “https”, the other doesn’t. Make them match.',
					'pharos-seo',
				),
				['links' => self::steps($answer)],
			],
			self::addresses(),
		);
	}

	/** The home page redirects to another host. */
	private static function elsewhere(Response $answer): Result {
		$target = $answer->header('location') ?: $answer->url;
		return Result::found(
			sprintf(
				/* translators: %s: a URL. */
				__('The home page redirects elsewhere: %s', 'pharos-seo'),
				$target,
			),
			[
				__(
					'Visitors and search engines are sent away before they reach any of your pages.',
					'pharos-seo',
				),
				__(
					'If the site has moved to this URL, enter it under Settings > General. Otherwise, find the source of the redirect: a plugin, the .htaccess file, or a rule of your host.',
					'pharos-seo',
				),
				['links' => [...self::steps($answer), ['url' => $target]]],
			],
			self::addresses(),
		);
	}

	/** There's no response. */
	private static function silent(Response $answer, string $url): Result {
		return Result::found(
			sprintf(
				/* translators: %s: an error message. */
				__('The site can’t be reached: %s', 'pharos-seo'),
				$answer->details ?: $answer->error,
			),
			[
				__(
					'The server got no response when it requested its own home page. Visitors may still reach the site, but page checks and scheduled tasks of WordPress need such requests (“loopback requests”).',
					'pharos-seo',
				),
				...Host::letter(
					sprintf(
						/* translators: 1: a URL. 2: an error message. */
						__(
							'Requests from my server to its own URL %1$s fail: %2$s. Please allow loopback requests, and check the firewall, DNS resolution on the server and the SSL certificate.',
							'pharos-seo',
						),
						$url,
						$answer->details ?: $answer->error,
					),
				),
				['links' => [self::link($url, $answer->error, $answer->details)]],
			],
			not_fixable: true,
		);
	}

	/** The response isn't a page. */
	private static function refused(Response $answer, string $url): Result {
		$status = $answer->status;
		[$message, $why, $fix] = match (true) {
			$status === 401 => [
				__('The site requires a password (HTTP authentication).', 'pharos-seo'),
				__(
					'Search engines can’t crawl a password-protected site. Remove the password before the site goes live.',
					'pharos-seo',
				),
				null,
			],
			$status === 403 => [
				__('The site blocks visitors who aren’t logged in.', 'pharos-seo'),
				__(
					'A security plugin, a firewall or the .htaccess file blocks requests such as those of search engines.',
					'pharos-seo',
				),
				null,
			],
			$status === 404 || $status === 410 => [
				__('The home page returns “not found”.', 'pharos-seo'),
				__(
					'The page set as home page may have been deleted or unpublished. Choose another one.',
					'pharos-seo',
				),
				Fix::admin(
					__('Choose the home page', 'pharos-seo'),
					'options-reading.php#page_on_front',
				),
			],
			$status === 503 => [
				__('The site is in maintenance mode.', 'pharos-seo'),
				__(
					'Search engines come back later, but after some days they drop pages from the index. Turn off maintenance mode in the plugin that enables it.',
					'pharos-seo',
				),
				Fix::admin(__('Review plugins', 'pharos-seo'), 'plugins.php'),
			],
			default => [
				sprintf(
					/* translators: %s: a status of HTTP, such as 500. */
					__('The home page returns error %s.', 'pharos-seo'),
					(string) $status,
				),
				__(
					'Neither visitors nor search engines can see the page. Check the most recently updated plugins and themes first.',
					'pharos-seo',
				),
				null,
			],
		};
		$letter = sprintf(
			/* translators: 1: a URL. 2: a status of HTTP, such as 500. */
			__(
				'My site %1$s returns status %2$s instead of 200 to requests without a login. Please check the error log, firewall and web server rules, and tell me the cause.',
				'pharos-seo',
			),
			$url,
			(string) $status,
		);
		return Result::found(
			$message,
			[
				$why,
				...$fix === null ? Host::letter($letter) : [],
				['links' => [self::link($url, $status)]],
			],
			$fix,
			not_fixable: $fix === null,
		);
	}

	private static function no_page(Response $answer, string $url): Result {
		$type = $answer->header('content-type');
		return Result::found(
			__('The home page isn’t served as HTML.', 'pharos-seo'),
			[
				sprintf(
					/* translators: %s: a content type such as "text/plain". */
					__(
						'The content type is “%s” instead of “text/html”. Browsers may download the page, and search engines don’t index it as a web page.',
						'pharos-seo',
					),
					$type,
				),
				...Host::letter(
					sprintf(
						/* translators: 1: a URL. 2: a content type such as "text/plain". */
						__(
							'The home page %1$s is served with the content type “%2$s”. It should be “text/html; charset=UTF-8”. Please check where this is set.',
							'pharos-seo',
						),
						$url,
						$type,
					),
				),
				['links' => [self::link($url, $answer->status)]],
			],
			not_fixable: true,
		);
	}

	private static function empty(string $url): Result {
		return Result::found(
			__('The home page is empty.', 'pharos-seo'),
			[
				__(
					'The server returns status 200 without content. Usually, an error in a plugin or theme ends the page early.',
					'pharos-seo',
				),
				['links' => [self::link($url, 200)]],
			],
			Fix::admin(__('Review plugins', 'pharos-seo'), 'plugins.php'),
		);
	}

	private static function addresses(): Fix {
		return Fix::admin(__('Review the site’s URLs', 'pharos-seo'), 'options-general.php#home');
	}

	/** @return list<array{url: string, status: int}> */
	private static function steps(Response $answer): array {
		return array_map(
			static fn(array $step): array => self::link($step['url'], $step['status']),
			$answer->redirects,
		);
	}

	private static function link(string $url, int|string $status, string $details = ''): array {
		return array_filter(
			['url' => $url, 'status' => $status, 'details' => $details],
			static fn($part): bool => $part !== '',
		);
	}
}
