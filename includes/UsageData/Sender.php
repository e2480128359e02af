<?php
/**
 * Sends the anonymous usage data once a week, if a person has allowed it and there is somewhere to send it to.
 */

declare(strict_types=1);

namespace Pharos\UsageData;

use Pharos\AddOns;
use Pharos\Settings\Settings;

final class Sender {
	/** The event of WP-Cron. */
	public const EVENT = 'pharos_send_usage_data';

	/** Hosts for tests: never reached over a network. */
	private const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

	public function __construct(private readonly Settings $settings) {}

	/** Where reports go; '', the default, is nowhere. */
	public static function address(): string {
		/**
		 * Filters the address that anonymous usage data is sent to.
		 *
		 * @param string $address An address that begins with https://; '' for none, which is the default.
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

	/** Plans the weekly event, or takes it off the plan. */
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

	/** On the event. */
	public function send(): void {
		if (!$this->may_send()) {
			self::stop();
			return;
		}
		wp_remote_post(self::address(), [
			'headers' => ['Content-Type' => 'application/json'],
			'body' => (string) wp_json_encode(Report::build($this->settings)),
			// WordPress's own names the site.
			'user-agent' => 'Pharos SEO',
			'redirection' => 0,
			'timeout' => 5,
			// Nobody waits for an answer.
			'blocking' => false,
		]);
	}

	private function may_send(): bool {
		return $this->settings->get(Report::OPT_IN) === true && self::address() !== '';
	}
}
