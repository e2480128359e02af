<?php
/**
 * Checks the site's SSL certificate.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Result;
use Pharos\Http\Response;

/** Uses the response of the home page: an error of WordPress's request, or the validity period. */
final class Certificate {
	/** Hosts renew certificates weeks earlier; only certificates with a short lifetime are always closer to their end. */
	private const SOON = WEEK_IN_SECONDS;
	private const PART = 5;

	/** cURL errors: not trusted, or a different domain; and the message of WordPress's requests without cURL. */
	private const REFUSED = '/cURL error (?:51|60|83|91)\b|certificate verify failed/i';
	private const EXPIRED = '/expired/i';

	/** Returns an issue; null if there is none, or one that the check of the home page reports. */
	public static function fault(Response $answer): ?Result {
		if ($answer->error !== '') {
			return match (true) {
				preg_match(self::REFUSED, $answer->details) !== 1 => null,
				preg_match(self::EXPIRED, $answer->details) === 1 => self::expired($answer),
				default => self::not_trusted($answer),
			};
		}
		['from' => $from, 'until' => $until] = $answer->certificate ?? ['from' => 0, 'until' => 0];
		$soon = min(self::SOON, intdiv($until - $from, self::PART));
		return $until > 0 && $until - time() < $soon ? self::expires($answer, $until) : null;
	}

	private static function expired(Response $answer): Result {
		return Result::found(
			__('The site’s SSL certificate has expired.', 'pharos-seo'),
			[
				__(
					'Browsers show a warning instead of the site, and search engines stop crawling it.',
					'pharos-seo',
				),
				...Host::letter(
					sprintf(
						/* translators: %s: a URL. */
						__(
							'The SSL certificate of %s has expired. Please renew it and set up automatic renewal.',
							'pharos-seo',
						),
						$answer->url,
					),
				),
				self::links($answer),
			],
			not_fixable: true,
		);
	}

	private static function expires(Response $answer, int $until): Result {
		$day = (string) wp_date((string) get_option('date_format'), $until);
		return Result::found(
			sprintf(
				/* translators: %s: a date. */
				__('The site’s SSL certificate expires on %s.', 'pharos-seo'),
				$day,
			),
			[
				__(
					'Most hosts renew certificates weeks in advance. Once the certificate has expired, browsers show a warning instead of the site.',
					'pharos-seo',
				),
				...Host::letter(
					sprintf(
						/* translators: 1: a URL. 2: a date. */
						__(
							'The SSL certificate of %1$s expires on %2$s. Please renew it and set up automatic renewal.',
							'pharos-seo',
						),
						$answer->url,
						$day,
					),
				),
				self::links($answer),
			],
			status: Check::WARNING,
			not_fixable: true,
		);
	}

	/** Within the host's network, the server may receive a different certificate than visitors. */
	private static function not_trusted(Response $answer): Result {
		return Result::found(
			__('The server doesn’t trust the site’s SSL certificate.', 'pharos-seo'),
			[
				sprintf(
					/* translators: %s: a URL. */
					__(
						'Visitors may get a different certificate than the server. Open %s in a browser: if the site loads without a warning, ignore this check.',
						'pharos-seo',
					),
					$answer->url,
				),
				...Host::letter(
					sprintf(
						/* translators: 1: a URL. 2: an error message. */
						__(
							'A request from my server to %1$s fails with “%2$s”. Please check whether the certificate chain is complete and the certificate is valid for this domain.',
							'pharos-seo',
						),
						$answer->url,
						$answer->details,
					),
				),
				self::links($answer),
			],
			status: Check::WARNING,
			not_fixable: true,
		);
	}

	private static function links(Response $answer): array {
		return [
			'links' => [
				array_filter([
					'url' => $answer->url,
					'status' => $answer->error,
					'details' => $answer->details,
				]),
			],
		];
	}
}
