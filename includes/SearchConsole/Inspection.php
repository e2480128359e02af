<?php
/**
 * URL Inspection: the state of a URL in Google's index.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\Core\Url;
use Pharos\SearchConsole\Google\Api;
use Pharos\SearchConsole\Google\Failure;

final class Inspection {
	/**
	 * @return array{verdict: string, coverage: string, robots: string, indexing: string, fetch: string, lastCrawl: ?string,
	 *     canonical: string, link: string, used: int, limit: int} `coverage` is text in the user's language; all values may be ''.
	 * @throws Failure
	 */
	public static function inspect(string $url): array {
		$property = Property::chosen();
		if ($property === '') {
			throw new Failure('no_property');
		}
		$url = esc_url_raw($url, ['http', 'https']);
		if ($url === '' || !self::is_within($url, $property)) {
			throw new Failure('url_outside_property');
		}
		$connection = new Connection();
		if ($connection->method() === '' || $connection->blocked_until() !== null) {
			// Fails with the reason, without counting an inspection.
			(new Api($connection))->inspect($property, $url, '');
		}
		$count = Inspections::take($property) ?? throw new Failure('inspection_limit');
		try {
			$result = (new Api($connection))->inspect(
				$property,
				$url,
				str_replace('_', '-', get_user_locale()),
			);
		} catch (Failure $failure) {
			// "You do not own this site, or the inspected URL is not part of this property."
			throw $failure->reason === 'access_lost'
				? new Failure('url_outside_property')
				: $failure;
		}
		$index = $result['indexStatusResult'] ?? [];
		$text = static fn(string $name): string => is_string($index[$name] ?? null)
			? $index[$name]
			: '';
		$link = $result['inspectionResultLink'] ?? '';
		return [
			'verdict' => $text('verdict'),
			'coverage' => $text('coverageState'),
			'robots' => $text('robotsTxtState'),
			'indexing' => $text('indexingState'),
			'fetch' => $text('pageFetchState'),
			'lastCrawl' => $text('lastCrawlTime') ?: null,
			'canonical' => $text('googleCanonical'),
			// A link shown to users: HTTPS only.
			'link' => is_string($link) ? esc_url_raw($link, ['https']) : '',
			...$count,
		];
	}

	/** Whether a property contains a URL. A domain property has all subdomains, both schemes and all paths; others are URL prefixes. */
	public static function is_within(string $url, string $property): bool {
		if (!str_starts_with($property, 'sc-domain:')) {
			return str_starts_with($url, $property);
		}
		$domain = Url::host('https://' . substr($property, strlen('sc-domain:')));
		return $domain !== '' && str_ends_with('.' . Url::host($url), ".$domain");
	}
}
