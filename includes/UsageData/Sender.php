<?php
/**
 * Sends anonymous usage data once a week, if an administrator has allowed it and a URL is set.
 */

declare(strict_types=1);

namespace Pharos\UsageData;

use Pharos\Core\AddOns;
use Pharos\Settings\Settings;

final class Sender {
	/** The WP-Cron event. */
	public const EVENT = 'pharos_send_usage_data';

	/** Hosts for tests, which don't use a network. */
	private const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

	public function __construct(private readonly Settings $settings) {}

	/** The URL of reports; '', the default, for none. */
	public static function address(): string {
		/**
		 * Filters the URL that anonymous usage data is sent to.
		 *
		 * @param string $address A URL that begins with https://; '' for none, which is the default.
		 *
		 * @since 1.0.0
		 * @example add_filter('pharos_usage_address', static fn(): string => 'https://stats.example/pharos');
		 */
		$address = apply_filters('pharos_usage_address', '');
		if (!is_string($address)) {
			return AddOns::refuse('pharos_usage_address', $address, '');
		}
		['scheme' => $scheme, 'host' => $host] = (array) wp_parse_url($address) + [
			'scheme' => '',
			'host' => '',
		];
		$is_safe =
			$scheme === 'https' || ($scheme === 'http' && in_array($host, self::LOCAL, true));
		return $is_safe && $host !== '' ? $address : '';
	}

	/** Schedules or unschedules the weekly event. */
	public function plan(): void {
		$is_planned = wp_next_scheduled(self::EVENT) !== false;
		if ($this->may_send() && !$is_planned) {
			wp_schedule_event(time() + HOUR_IN_SECONDS, 'weekly', self::EVENT);
		} elseif (!$this->may_send() && $is_planned) {
			self::stop();
		}
	}

	public static function stop(): void {
		wp_unschedule_hook(self::EVENT);
	}

	/** Runs on the event. */
	public function send(): void {
		if (!$this->may_send()) {
			self::stop();
			return;
		}
		wp_remote_post(self::address(), [
			'headers' => ['Content-Type' => 'application/json'],
			'body' => (string) wp_json_encode(Report::build($this->settings)),
			// WordPress's default contains the site's URL.
			'user-agent' => 'Pharos SEO',
			'redirection' => 0,
			'timeout' => 5,
			// Don't wait for the response.
			'blocking' => false,
		]);
	}

	private function may_send(): bool {
		return $this->settings->get(Report::OPT_IN) === true && self::address() !== '';
	}
}
