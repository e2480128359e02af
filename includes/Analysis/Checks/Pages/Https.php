<?php
/**
 * Checks whether the site uses HTTPS only.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\DevelopmentSite;
use Pharos\Analysis\Fix;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Http\Response;
use Pharos\Http\SiteRequests;

final class Https implements Check {
	public function id(): string {
		return 'https';
	}

	public function severity(): string {
		return self::ERROR;
	}

	public function run(Site $site): ?Result {
		$plain = array_filter(
			// The stored values: home_url() returns the scheme of the current request.
			['home' => self::stored('home'), 'siteurl' => self::stored('siteurl')],
			static fn(string $url): bool => wp_parse_url($url, PHP_URL_SCHEME) !== 'https',
		);
		$host = (string) wp_parse_url(self::stored('home'), PHP_URL_HOST);
		if (DevelopmentSite::is($host)) {
			return $plain === [] ? self::used() : self::in_development($plain);
		}
		return $plain === []
			? Certificate::fault($site->http->certified(self::stored('home'))) ??
					self::other_way($site)
			: self::not_used($site, $plain);
	}

	/**
	 * @param non-empty-array<string, string> $plain HTTP URLs, by option.
	 */
	private static function not_used(Site $site, array $plain): Result {
		$message = isset($plain['home'])
			? __('The site doesn’t use HTTPS.', 'pharos-seo')
			: __('The WordPress Address (URL) doesn’t use HTTPS.', 'pharos-seo');
		$why = __(
			'Traffic isn’t encrypted, browsers mark the site as “Not secure”, and search engines prefer sites with HTTPS.',
			'pharos-seo',
		);
		$links = self::links($plain);
		$secure = set_url_scheme(current($plain), 'https');
		$answer = self::answer($site, $secure);
		$can = match (true) {
			// The server can't connect to its own host, or there was no time.
			in_array($answer->error, ['refused_address', 'not_checked'], true) => null,
			default => $answer->status > 0 && $answer->status < 500,
		};
		if ($can === false) {
			return Result::found(
				$message,
				[
					$why,
					__(
						'The server doesn’t respond over HTTPS yet. Install an SSL certificate first; most hosts provide one for free. Then change both URLs under Settings > General to https://.',
						'pharos-seo',
					),
					...Host::letter(
						sprintf(
							/* translators: %s: a URL. */
							__(
								'Please install an SSL certificate for my site %s and redirect HTTP to HTTPS.',
								'pharos-seo',
							),
							self::stored('home'),
						),
					),
					$links,
				],
				not_fixable: true,
			);
		}
		$ready = $can
			? __('The server already responds over HTTPS.', 'pharos-seo')
			: sprintf(
				/* translators: %s: a URL. */
				__(
					'First check in your browser that %s opens without a warning. If it doesn’t, ask your host for an SSL certificate.',
					'pharos-seo',
				),
				$secure,
			);
		$constants = ['home' => 'WP_HOME', 'siteurl' => 'WP_SITEURL'];
		$fixed = array_filter(
			array_intersect_key($constants, $plain),
			static fn(string $name, string $option): bool => defined($name) &&
				get_option($option) === untrailingslashit(constant($name)),
			ARRAY_FILTER_USE_BOTH,
		);
		if ($fixed !== []) {
			return Result::found(
				$message,
				[
					$why,
					$ready,
					sprintf(
						/* translators: %s: names such as "WP_HOME, WP_SITEURL". */
						__(
							'The URLs are defined in wp-config.php (%s), so the settings can’t change them. Change them there to https://.',
							'pharos-seo',
						),
						implode(', ', $fixed),
					),
					$links,
				],
				not_fixable: true,
			);
		}
		return Result::found(
			$message,
			[
				$why,
				$ready,
				__('Change both URLs under Settings > General to https://.', 'pharos-seo'),
				$links,
			],
			Fix::admin(
				__('Edit the URL', 'pharos-seo'),
				'options-general.php#' . array_key_first($plain),
			),
		);
	}

	/** Development sites don't have visitors. */
	private static function in_development(array $plain): Result {
		return Result::found(
			__('The site doesn’t use HTTPS. That’s fine during development.', 'pharos-seo'),
			[
				__(
					'The URL of this site, or its environment type (WP_ENVIRONMENT_TYPE), marks it as a development copy.',
					'pharos-seo',
				),
				__(
					'Set up HTTPS before the site goes live. Without it, connections aren’t encrypted and browsers mark the site as “Not secure”.',
					'pharos-seo',
				),
				self::links($plain),
			],
			status: self::SUGGESTION,
			not_fixable: true,
		);
	}

	/** Requests the home page with its certificate; WordPress itself may be on another host. */
	private static function answer(Site $site, string $url): Response {
		return SiteRequests::has($url)
			? $site->http->certified($url)
			: $site->http->links([$url])[$url];
	}

	/** @param array<string, string> $plain URLs, by option. */
	private static function links(array $plain): array {
		$names = [
			'home' => __('Site Address (URL)', 'pharos-seo'),
			'siteurl' => __('WordPress Address (URL)', 'pharos-seo'),
		];
		$links = [];
		foreach ($plain as $option => $url) {
			$links[] = ['url' => $url, 'details' => $names[$option]];
		}
		return ['links' => $links];
	}

	private static function used(): Result {
		return Result::passed(__('The site uses HTTPS.', 'pharos-seo'));
	}

	private static function stored(string $option): string {
		return trailingslashit((string) get_option($option));
	}

	/** Checks the redirect from HTTP to HTTPS. */
	private static function other_way(Site $site): Result {
		$plain = set_url_scheme(self::stored('home'), 'http');
		$answer = $site->http->links([$plain])[$plain];
		if ($answer->status !== 200 || wp_parse_url($answer->url, PHP_URL_SCHEME) === 'https') {
			return self::used();
		}
		return Result::found(
			__('HTTP doesn’t redirect to HTTPS.', 'pharos-seo'),
			[
				__(
					'Visitors who use an old link or type the URL get an unencrypted connection, and search engines see every page twice.',
					'pharos-seo',
				),
				...Host::letter(
					sprintf(
						/* translators: 1 and 2: URLs. */
						__('Please redirect all of %1$s permanently (301) to %2$s.', 'pharos-seo'),
						$plain,
						self::stored('home'),
					),
				),
				['links' => [['url' => $plain, 'status' => $answer->status]]],
			],
			not_fixable: true,
		);
	}
}
