<?php
/**
 * Checks whether the home page can be opened.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

use Pharos\Analysis\Check;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Http\Answer;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;

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
			default => Result::passed(__('The site can be opened.', 'pharos-seo')),
		};
	}

	private static function is_redirect(Answer $answer): bool {
		return $answer->status >= 300 && $answer->status < 400;
	}

	private static function in_circles(Answer $answer): Result {
		return Result::found(
			__('The site can’t be opened: it redirects in circles.', 'pharos-seo'),
			[
				__(
					'Each address leads to the next one and none to a page. Visitors see an error of their browser, and search engines give up.',
					'pharos-seo',
				),
				__(
					'Most often the two addresses in the general settings differ from where the server leads visitors: one of them with “www” or “https”, the other without. Make them the same.',
					'pharos-seo',
				),
				['links' => self::steps($answer)],
			],
			self::addresses(),
		);
	}

	/** The home page redirects to another host. */
	private static function elsewhere(Answer $answer): Result {
		$target = $answer->header('location') ?: $answer->url;
		return Result::found(
			sprintf(
				/* translators: %s: an address. */
				__('The site leads somewhere else: to %s.', 'pharos-seo'),
				$target,
			),
			[
				__(
					'Visitors and search engines leave the site before they have seen a page of it.',
					'pharos-seo',
				),
				__(
					'When the site lives at that other address, write it into the general settings. Otherwise look for what redirects: a plugin, the file .htaccess, or a rule at your host.',
					'pharos-seo',
				),
				['links' => [...self::steps($answer), ['url' => $target]]],
			],
			self::addresses(),
		);
	}

	/** There's no response. */
	private static function silent(Answer $answer, string $url): Result {
		return Result::found(
			sprintf(
				/* translators: %s: an error message. */
				__('The site can’t be opened: %s', 'pharos-seo'),
				$answer->details ?: $answer->error,
			),
			[
				__(
					'The server asked for its own page and got no answer. Perhaps visitors do get one, but until the server can ask itself, nothing that is about pages can be checked, and WordPress’s own scheduled tasks may not run either.',
					'pharos-seo',
				),
				...Host::asked(
					sprintf(
						/* translators: 1: an address. 2: an error message. */
						__(
							'Requests from my server to its own address %1$s fail: %2$s. Please allow them (“loopback requests”), and look whether a firewall, the name resolution on the server or the certificate is in the way.',
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
	private static function refused(Answer $answer, string $url): Result {
		$status = $answer->status;
		[$message, $why, $fix] = match (true) {
			$status === 401 => [
				__('The site can’t be opened without a password of the web server.', 'pharos-seo'),
				__(
					'Search engines have no password, so they see nothing of the site. That is right while it is being built, and has to be taken away before it opens.',
					'pharos-seo',
				),
				null,
			],
			$status === 403 => [
				__('The site refuses visitors that are not logged in.', 'pharos-seo'),
				__(
					'A security plugin, a firewall or the file .htaccess refuses requests such as those of search engines.',
					'pharos-seo',
				),
				null,
			],
			$status === 404 || $status === 410 => [
				__('The site’s first page is not found.', 'pharos-seo'),
				__(
					'The page that was chosen as home page may have been deleted or taken back. Choose another one.',
					'pharos-seo',
				),
				Fix::admin(
					__('Choose the home page', 'pharos-seo'),
					'options-reading.php#page_on_front',
				),
			],
			$status === 503 => [
				__('The site says that it is down for maintenance.', 'pharos-seo'),
				__(
					'Search engines come back later, but drop pages after some days of this. Switch off the maintenance mode of the plugin that says it.',
					'pharos-seo',
				),
				Fix::admin(__('Look through the plugins', 'pharos-seo'), 'plugins.php'),
			],
			default => [
				sprintf(
					/* translators: %s: a status of HTTP, such as 500. */
					__('The site can’t be opened: it answers with the error %s.', 'pharos-seo'),
					(string) $status,
				),
				__(
					'Neither visitors nor search engines see the page. Plugins and themes that were changed last are the first suspects.',
					'pharos-seo',
				),
				null,
			],
		};
		$letter = sprintf(
			/* translators: 1: an address. 2: a status of HTTP, such as 500. */
			__(
				'My site %1$s answers requests without login with the status %2$s instead of 200. Please look into the error log and at the rules of firewall and web server, and tell me what causes it.',
				'pharos-seo',
			),
			$url,
			(string) $status,
		);
		return Result::found(
			$message,
			[
				$why,
				...$fix === null ? Host::asked($letter) : [],
				['links' => [self::link($url, $status)]],
			],
			$fix,
			not_fixable: $fix === null,
		);
	}

	private static function no_page(Answer $answer, string $url): Result {
		$type = $answer->header('content-type');
		return Result::found(
			__('The site’s first page is not sent as a web page.', 'pharos-seo'),
			[
				sprintf(
					/* translators: %s: a content type such as "text/plain". */
					__(
						'Its content type is “%s” instead of “text/html”. Browsers may offer it as a download, and search engines do not read it as a page.',
						'pharos-seo',
					),
					$type,
				),
				...Host::asked(
					sprintf(
						/* translators: 1: an address. 2: a content type such as "text/plain". */
						__(
							'My site %1$s is sent with the content type “%2$s”. It has to be “text/html; charset=UTF-8”. Please look what sets it.',
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
			__('The site’s first page is empty.', 'pharos-seo'),
			[
				__(
					'The server says that all is well but sends nothing. That is most often a fault in a plugin or a theme that ends the page before it begins.',
					'pharos-seo',
				),
				['links' => [self::link($url, 200)]],
			],
			Fix::admin(__('Look through the plugins', 'pharos-seo'), 'plugins.php'),
		);
	}

	private static function addresses(): Fix {
		return Fix::admin(
			__('See the addresses of the site', 'pharos-seo'),
			'options-general.php#home',
		);
	}

	/** @return list<array{url: string, status: int}> */
	private static function steps(Answer $answer): array {
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
