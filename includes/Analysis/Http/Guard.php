<?php
/**
 * Says who may be asked: this site, and hosts with public addresses only.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Http;

use Pharos\Analysis\Deadline;
use WP_HTTP_Proxy;
use WP_Http;

final class Guard {
	/** Part of the run's time that its look-ups take together. */
	private const LOOK_UPS = 1 / 3;

	/** Seconds that have to be left of the run for one more: PHP can't end one that has begun. */
	private const ONE_MORE = 5.0;

	/** Of the web; those below this one are of other services, such as mail. */
	private const FIRST_FREE_PORT = 1024;

	/** WordPress lets requests to the site's own names through on every port: ours are for the site's own port only. */
	private const OF_WORDPRESS = ['allowed_http_request_hosts', 'ms_allowed_http_request_hosts'];

	/** @var array<string, list<string>> By host, for one run: a name that changes meanwhile changes nothing. */
	private array $known = [];

	/** Seconds that look-ups may still take. */
	private float $seconds;

	public function __construct(
		private readonly Resolver $resolver,
		private readonly Deadline $deadline,
	) {
		$this->seconds = $deadline->left() * self::LOOK_UPS;
	}

	/**
	 * Whether an address itself says that it must not be asked.
	 *
	 * @throws NotAsked
	 */
	public function admit(Target $target): void {
		if (OwnSite::is($target)) {
			return;
		}
		if ($target->is_number()) {
			$this->judge($target, [$target->host]);
		} elseif (
			$target->port < self::FIRST_FREE_PORT &&
			!in_array($target->port, [80, 443], true)
		) {
			throw NotAsked::refused(__('Web pages are not at this port.', 'pharos-seo'));
		}
	}

	/**
	 * Whether the ways out of this site allow it.
	 *
	 * @throws NotAsked
	 */
	public function leave(Target $target): void {
		if ((new WP_Http())->block_request($target->url)) {
			throw NotAsked::unchecked(
				__(
					'This site is set up not to ask other sites (WP_HTTP_BLOCK_EXTERNAL).',
					'pharos-seo',
				),
			);
		}
		if (OwnSite::is($target)) {
			return;
		}
		if (self::is_behind_proxy($target)) {
			throw NotAsked::unchecked(
				__(
					'This site reaches others through a proxy only, which links are not checked through.',
					'pharos-seo',
				),
			);
		}
		if (!Sender::has_curl()) {
			throw NotAsked::unchecked(
				__(
					'Links to other sites can only be checked with the PHP extension cURL.',
					'pharos-seo',
				),
			);
		}
	}

	/**
	 * What a host's name stands for: no other address may be connected to.
	 *
	 * @return list<string> None where nothing has to be held on to: for this site.
	 * @throws NotAsked
	 */
	public function addresses(Target $target): array {
		if (OwnSite::is($target)) {
			return [];
		}
		$addresses = $target->is_number() ? [$target->host] : $this->look_up($target->host);
		if ($addresses === []) {
			throw NotAsked::failed(
				sprintf(
					/* translators: %s: a host, such as example.com. */
					__('There is no site with the name %s.', 'pharos-seo'),
					$target->host,
				),
			);
		}
		$this->judge($target, $addresses);
		return $addresses;
	}

	/** @return list<string> */
	private function look_up(string $host): array {
		if (isset($this->known[$host])) {
			return $this->known[$host];
		}
		if ($this->seconds <= 0.0 || $this->deadline->left() < self::ONE_MORE) {
			throw NotAsked::time_is_over();
		}
		$begin = microtime(true);
		$addresses = $this->resolver->addresses($host);
		$this->seconds -= microtime(true) - $begin;
		if ($addresses === null) {
			throw NotAsked::unchecked(
				__('The name servers did not say in time where this is.', 'pharos-seo'),
			);
		}
		return $this->known[$host] = $addresses;
	}

	/**
	 * @param list<string> $addresses All of the host.
	 * @throws NotAsked
	 */
	private function judge(Target $target, array $addresses): void {
		$others = array_filter(
			$addresses,
			static fn(string $ip): bool => !IpAddress::is_public($ip),
		);
		if ($others !== [] && !self::is_allowed($target)) {
			throw NotAsked::refused(
				__(
					'It leads into a private network, which only this site itself is asked in.',
					'pharos-seo',
				),
			);
		}
	}

	/** Whether the site's owner allows a host of their own network. */
	private static function is_allowed(Target $target): bool {
		$put_back = [];
		foreach (self::OF_WORDPRESS as $callback) {
			$priority = has_filter('http_request_host_is_external', $callback);
			if (is_int($priority)) {
				$put_back[$callback] = $priority;
				remove_filter('http_request_host_is_external', $callback, $priority);
			}
		}
		/** This filter is documented in wp-includes/http.php */
		$is_allowed = apply_filters(
			'http_request_host_is_external',
			false,
			$target->host,
			$target->url,
		);
		foreach ($put_back as $callback => $priority) {
			add_filter('http_request_host_is_external', $callback, $priority, 2);
		}
		return $is_allowed === true;
	}

	/** WordPress's, or the one that curl finds in the machine's environment: behind it nobody knows who is connected to. */
	private static function is_behind_proxy(Target $target): bool {
		$proxy = new WP_HTTP_Proxy();
		if ($proxy->is_enabled()) {
			return $proxy->send_through_proxy($target->url);
		}
		// What the owner allows of their own network is not behind it.
		$is_near = $target->is_number() && !IpAddress::is_public($target->host);
		$names = $target->scheme === 'https' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy'];
		return !$is_near && array_filter([...$names, 'all_proxy', 'ALL_PROXY'], getenv(...)) !== [];
	}
}
