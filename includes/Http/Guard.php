<?php
/**
 * Restricts requests to this site and to hosts with public IP addresses.
 */

declare(strict_types=1);

namespace Pharos\Http;

use Pharos\Core\Deadline;
use WP_Http;
use WP_HTTP_Proxy;

final class Guard {
	/** Share of the run's time for all DNS lookups together. */
	private const LOOK_UPS = 1 / 3;

	/** Seconds of the run that must remain to start a lookup: PHP can't cancel one. */
	private const ONE_MORE = 5.0;

	/** The lowest port allowed besides the standard ones; lower ones belong to other services, such as mail. */
	private const FIRST_FREE_PORT = 1024;

	/** WordPress allows requests to the site's domains on every port: Pharos only on the site's port. */
	private const OF_WORDPRESS = ['allowed_http_request_hosts', 'ms_allowed_http_request_hosts'];

	/** @var array<string, list<string>> IP addresses by host for one run, so that DNS changes during the run have no effect. */
	private array $known = [];

	/** Remaining seconds for lookups. */
	private float $seconds;

	public function __construct(
		private readonly Resolver $resolver,
		private readonly Deadline $deadline,
	) {
		$this->seconds = $deadline->left() * self::LOOK_UPS;
	}

	/**
	 * Checks whether the URL itself is allowed.
	 *
	 * @throws Refusal
	 */
	public function admit(Target $target): void {
		if (SiteRequests::is($target)) {
			return;
		}
		if ($target->is_number()) {
			$this->judge($target, [$target->host]);
		} elseif (
			$target->port < self::FIRST_FREE_PORT &&
			!in_array($target->port, [80, 443], true)
		) {
			throw Refusal::refused(__('Web pages aren’t served on this port.', 'pharos-seo'));
		}
	}

	/**
	 * Checks whether the site's configuration allows outgoing requests.
	 *
	 * @throws Refusal
	 */
	public function leave(Target $target): void {
		if ((new WP_Http())->block_request($target->url)) {
			throw Refusal::unchecked(
				__(
					'This site blocks requests to other sites (WP_HTTP_BLOCK_EXTERNAL).',
					'pharos-seo',
				),
			);
		}
		if (SiteRequests::is($target)) {
			return;
		}
		if (self::is_behind_proxy($target)) {
			throw Refusal::unchecked(
				__(
					'This site uses a proxy for outgoing requests, and links can’t be checked through a proxy.',
					'pharos-seo',
				),
			);
		}
		if (!Sender::has_curl()) {
			throw Refusal::unchecked(
				__('Checking outbound links requires the PHP extension cURL.', 'pharos-seo'),
			);
		}
	}

	/**
	 * Resolves a host: connections are allowed to these IP addresses only.
	 *
	 * @return list<string> Empty for this site, which needs no restriction.
	 * @throws Refusal
	 */
	public function addresses(Target $target): array {
		if (SiteRequests::is($target)) {
			return [];
		}
		$addresses = $target->is_number() ? [$target->host] : $this->look_up($target->host);
		if ($addresses === []) {
			throw Refusal::failed(
				sprintf(
					/* translators: %s: a host, such as example.com. */
					__('The domain %s couldn’t be found.', 'pharos-seo'),
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
			throw Refusal::time_is_over();
		}
		$begin = microtime(true);
		$addresses = $this->resolver->addresses($host);
		$this->seconds -= microtime(true) - $begin;
		if ($addresses === null) {
			throw Refusal::unchecked(__('The DNS lookup timed out.', 'pharos-seo'));
		}
		return $this->known[$host] = $addresses;
	}

	/**
	 * @param list<string> $addresses All IP addresses of the host.
	 * @throws Refusal
	 */
	private function judge(Target $target, array $addresses): void {
		$others = array_filter(
			$addresses,
			static fn(string $ip): bool => !IpAddress::is_public($ip),
		);
		if ($others !== [] && !self::is_allowed($target)) {
			throw Refusal::refused(
				__('This URL is on a private network, so it isn’t checked.', 'pharos-seo'),
			);
		}
	}

	/** Whether the site allows a host in its private network. */
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

	/** Whether WordPress or the environment (curl) uses a proxy: then the connected host can't be verified. */
	private static function is_behind_proxy(Target $target): bool {
		$proxy = new WP_HTTP_Proxy();
		if ($proxy->is_enabled()) {
			return $proxy->send_through_proxy($target->url);
		}
		// Allowed hosts in the private network aren't behind the proxy.
		$is_near = $target->is_number() && !IpAddress::is_public($target->host);
		$names = $target->scheme === 'https' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy'];
		return !$is_near && array_filter([...$names, 'all_proxy', 'ALL_PROXY'], getenv(...)) !== [];
	}
}
