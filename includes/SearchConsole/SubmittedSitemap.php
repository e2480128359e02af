<?php
/**
 * The status of the site's sitemap in Search Console.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\SearchConsole\Google\Api;
use Pharos\SearchConsole\Google\Failure;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\Series;
use Pharos\Sitemaps\Urls;

final class SubmittedSitemap {
	/** Google's last response. Google reads a sitemap about once a day. */
	private const TRANSIENT = 'pharos_search_console_sitemap';

	public function __construct(private readonly Settings $settings) {}

	/**
	 * @return array{submitted: bool, path: string, lastSubmitted: ?string, lastDownloaded: ?string, pending: bool, errors: int, warnings: int}
	 * @throws Failure
	 */
	public function state(): array {
		[$property, $path] = $this->subject();
		$key = "$property $path";
		$cached = get_transient(self::TRANSIENT);
		if (is_array($cached) && ($cached['of'] ?? '') === $key) {
			return $cached['state'];
		}
		$state = self::found((new Api())->sitemaps($property), $path);
		set_transient(self::TRANSIENT, ['of' => $key, 'state' => $state], HOUR_IN_SECONDS);
		return $state;
	}

	/** @throws Failure */
	public function submit(): array {
		[$property, $path] = $this->subject();
		if (!(new Connection())->may_write()) {
			throw new Failure('sitemap_scope');
		}
		try {
			(new Api())->submit_sitemap($property, $path);
		} catch (Failure $failure) {
			throw $failure->reason === 'access_lost' ? new Failure('no_full_access') : $failure;
		}
		delete_transient(self::TRANSIENT);
		return $this->state();
	}

	/**
	 * @return array{string, string} The property, and the URL of the site's sitemap.
	 * @throws Failure
	 */
	private function subject(): array {
		$path = Series::is_on($this->settings) ? Urls::index() : (string) get_sitemap_url('index');
		$property = Property::chosen();
		return match ('') {
			$property => throw new Failure('no_property'),
			$path => throw new Failure('no_sitemap'),
			default => [$property, $path],
		};
	}

	private static function found(array $sitemaps, string $path): array {
		$entry = array_column($sitemaps, null, 'path')[$path] ?? null;
		$time = static fn(string $name): ?string => is_string($entry[$name] ?? null)
			? $entry[$name]
			: null;
		return [
			'submitted' => $entry !== null,
			'path' => $path,
			'lastSubmitted' => $time('lastSubmitted'),
			'lastDownloaded' => $time('lastDownloaded'),
			'pending' => ($entry['isPending'] ?? false) === true,
			// Google sends numbers as strings.
			'errors' => (int) ($entry['errors'] ?? 0),
			'warnings' => (int) ($entry['warnings'] ?? 0),
		];
	}
}
