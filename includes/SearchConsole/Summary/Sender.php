<?php
/**
 * Sends the summary of Search Console by email.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Summary;

use Pharos\Core\AtomicOption;
use Pharos\Core\Job;
use Pharos\SearchConsole\Connection;
use Pharos\Settings\Settings;

/**
 * Each recipient is noted in the database before the email to them is sent, so that no recipient gets two emails for one period, even if two
 * processes run the event.
 */
final class Sender {
	public const HOOK = 'pharos_send_summary';

	/** Not autoloaded: `since` (when it was turned on), `period` (time of the latest one), `done` (its recipients), `tries`, `sent`, `failed`. */
	private const OPTION = 'pharos_search_summary';

	/** Attempts of one period. */
	private const TRIES = 3;

	public function __construct(private readonly Settings $settings) {}

	public static function event(): Job {
		return new Job(self::HOOK);
	}

	/** On `pharos_settings_saved`. @param array<string, mixed> $changed */
	public static function settings_changed(Settings $settings, array $changed): void {
		if (!isset($changed['search_summary']) && !isset($changed['enable_google_console'])) {
			return;
		}
		$sender = new self($settings);
		if ($sender->interval() === '') {
			self::event()->unschedule();
			AtomicOption::remove(self::OPTION);
			return;
		}
		// Periods that ended before are not sent.
		self::change(static fn(array $state): array => ['since' => time()] + $state);
		$sender->plan();
	}

	/** Schedules the event again where it was lost, for example with a copy of the database. */
	public function ensure(): void {
		if ($this->interval() !== '' && !self::event()->is_scheduled()) {
			$this->plan();
		}
	}

	/** On the event. */
	public function run(): void {
		$interval = $this->interval();
		if ($interval === '') {
			self::event()->unschedule();
			return;
		}
		$period = (new Period($interval, Period::now()))->due()->getTimestamp();
		$is_due =
			$period >= (int) (AtomicOption::read(self::OPTION)['since'] ?? 0) &&
			(new Connection())->method() !== '';
		$has_failed = $is_due && $this->send_all($interval, $period);
		$this->plan($has_failed);
	}

	/** Returns the time of the next summary; null if it is off. */
	public function next(): ?int {
		return $this->interval() === '' ? null : self::event()->next();
	}

	/** @return array{sent: int, failed: bool} Time of the last email, 0 for none; whether the last attempt failed. */
	public static function last(): array {
		$state = AtomicOption::read(self::OPTION);
		return [
			'sent' => (int) ($state['sent'] ?? 0),
			'failed' => (bool) ($state['failed'] ?? false),
		];
	}

	/** Forgets that a recipient has got the latest email. */
	public static function forget(string $email): void {
		foreach ((array) (AtomicOption::read(self::OPTION)['done'] ?? []) as $to) {
			strcasecmp((string) $to, $email) === 0 && self::release((string) $to);
		}
	}

	/** Sends the current summary to a recipient, whether or not it is on. @return bool Whether the site has sent it. */
	public function send_test(string $to): bool {
		return self::mail($to, Message::compose($this->interval() ?: 'weekly'));
	}

	/** @return string weekly, monthly, or '' if the summary is off. */
	private function interval(): string {
		return $this->settings->get('enable_google_console')
			? (string) $this->settings->get('search_summary')
			: '';
	}

	/** @return bool Whether an email couldn't be sent, and is tried again. */
	private function send_all(string $interval, int $period): bool {
		$message = null;
		$failed = false;
		foreach (Recipients::all($this->settings) as $to) {
			if (!self::claim($period, $to)) {
				continue;
			}
			$message ??= Message::compose($interval);
			if (!self::mail($to, $message)) {
				$failed = true;
				self::release($to);
			}
		}
		if ($message === null) {
			return false;
		}
		$tries = 0;
		self::change(static function (array $state) use ($failed, &$tries): array {
			$tries = $failed ? (int) ($state['tries'] ?? 0) + 1 : 0;
			return ['failed' => $failed, 'tries' => $tries] +
				($failed ? [] : ['sent' => time()]) +
				$state;
		});
		return $failed && $tries < self::TRIES;
	}

	/** Notes a recipient. @return bool False if another process has sent the email. */
	private static function claim(int $period, string $to): bool {
		return AtomicOption::change(self::OPTION, static function (array $state) use (
			$period,
			$to,
		): ?array {
			if (($state['period'] ?? 0) !== $period) {
				$state = ['period' => $period, 'done' => [], 'tries' => 0] + $state;
			}
			if (in_array($to, $state['done'], true)) {
				return null;
			}
			$state['done'][] = $to;
			return $state;
		});
	}

	private static function release(string $to): void {
		self::change(
			static fn(array $state): array => [
				'done' => array_values(array_diff($state['done'] ?? [], [$to])),
			] + $state,
		);
	}

	/** @param array{subject: string, text: string} $message */
	private static function mail(string $to, array $message): bool {
		return (bool) wp_mail($to, $message['subject'], $message['text']);
	}

	private function plan(bool $is_retry = false): void {
		$next = (new Period($this->interval(), Period::now()))->next()->getTimestamp();
		self::event()->schedule(
			$is_retry ? HOUR_IN_SECONDS : max(MINUTE_IN_SECONDS, $next - time()),
		);
	}

	/** @param \Closure(array): array $change */
	private static function change(\Closure $change): void {
		AtomicOption::change(self::OPTION, $change);
	}
}
