<?php
/**
 * Checks whether the site is only available with or without "www".
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Core\Url;
use Pharos\Core\Utf8;
use Pharos\Http\Response;

final class Www implements Check {
	/** cURL errors: the server exists, but browsers show a certificate warning. */
	private const NO_CERTIFICATE = '/cURL error (?:35|51|60)\b/';

	public function id(): string {
		return 'www';
	}

	public function severity(): string {
		return self::WARNING;
	}

	public function run(Site $site): ?Result {
		$host = Utf8::lower((string) wp_parse_url(home_url(), PHP_URL_HOST));
		// IP addresses and names in local networks have no "www".
		if (!str_contains($host, '.') || preg_match('/^[\d.]+$|:/', $host) === 1) {
			return null;
		}
		$other = str_starts_with($host, 'www.') ? substr($host, 4) : "www.$host";
		if (!str_contains($other, '.')) {
			return null;
		}
		$url = preg_replace(
			'~^(https?://)' . preg_quote($host, '~') . '~iu',
			'$1' . $other,
			home_url('/'),
		);
		$answer = $site->http->links([$url])[$url];
		if ($answer->error === 'not_checked') {
			return null;
		}
		return self::judged($answer, $url, $host, $other);
	}

	private static function judged(
		Response $answer,
		string $url,
		string $host,
		string $other,
	): Result {
		$end = Url::host($answer->url);
		[$is_here, $is_other] = [$end === Url::host(home_url()), $end === Url::host($url)];
		$is_there =
			$answer->status > 0 ||
			$answer->redirects !== [] ||
			preg_match(self::NO_CERTIFICATE, $answer->details) === 1;
		if (!$is_there) {
			return Result::passed(
				sprintf(
					/* translators: 1 and 2: names such as "example.com". */
					__('The site is only available at %1$s; %2$s doesn’t respond.', 'pharos-seo'),
					$host,
					$other,
				),
			);
		}
		if ($is_here) {
			return Result::passed(
				sprintf(
					/* translators: 1 and 2: names such as "example.com". */
					__('%1$s redirects to %2$s.', 'pharos-seo'),
					$other,
					$host,
				),
			);
		}
		$is_double = $is_other && $answer->status === 200;
		return Result::found(
			$is_double
				? sprintf(
					/* translators: 1 and 2: names such as "example.com". */
					__('The site loads at both %1$s and %2$s.', 'pharos-seo'),
					$host,
					$other,
				)
				: sprintf(
					/* translators: 1 and 2: names such as "example.com". */
					__('%1$s doesn’t redirect to %2$s.', 'pharos-seo'),
					$other,
					$host,
				),
			[
				$is_double
					? __(
						'Search engines treat these as two sites with duplicate content that compete with each other.',
						'pharos-seo',
					)
					: __(
						'Many people add or omit “www” when they type a URL, and then don’t reach the site.',
						'pharos-seo',
					),
				...Host::letter(
					sprintf(
						/* translators: 1 and 2: URLs. */
						__(
							'Please redirect all of %1$s permanently (301) to the same path of %2$s.',
							'pharos-seo',
						),
						$url,
						home_url('/'),
					),
				),
				[
					'links' => [
						array_filter([
							'url' => $url,
							'status' => $answer->status ?: $answer->error,
							'details' => $is_other ? '' : $answer->url,
						]),
					],
				],
			],
			status: $is_double ? '' : self::SUGGESTION,
			not_fixable: true,
		);
	}
}
