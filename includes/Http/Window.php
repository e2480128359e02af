<?php
/**
 * Limits the number of concurrent requests.
 */

declare(strict_types=1);

namespace Pharos\Http;

use CurlMultiHandle;
use Pharos\Core\Deadline;

/**
 * Requests starts all transfers at once, and polls curl without a pause until they have ended. Its hooks are used here
 * to start the next one whenever one has ended, and to wait idly in between.
 */
final class Window {
	/** Maximum number for other hosts together. */
	private const OUTSIDE = 6;

	/** Maximum number for one other host. */
	private const ONE_HOST = 2;

	/** Maximum number for this site: it also serves visitors, and each run already takes a PHP process. */
	private const THIS_SITE = 1;

	/** Minimum time for a request, in seconds; with less left, none is started. */
	private const LEAST = 1.0;

	private ?CurlMultiHandle $multi = null;

	/** @var array<int|string, Transfer> */
	private array $running = [];

	/** @param array<int|string, Transfer> $waiting */
	public function __construct(private array $waiting, private readonly Deadline $deadline) {}

	/** Runs once, with all handles prepared: WordPress's hook `curl.before_multi_exec`. */
	public function open(CurlMultiHandle $multi): void {
		$this->multi = $multi;
		foreach ($this->waiting as $transfer) {
			$transfer->hold_back($multi);
		}
		$this->go_on();
	}

	/** Runs after each request: WordPress's hook `multiple.request.complete`. */
	public function close(int|string $key): void {
		unset($this->running[$key]);
		$this->go_on();
	}

	/** Waits until one of them has ended. */
	private function go_on(): void {
		$this->fill();
		while ($this->running !== []) {
			curl_multi_exec($this->multi, $active);
			if ($active < count($this->running)) {
				return;
			}
			if ($this->deadline->is_over()) {
				throw Refusal::time_is_over();
			}
			if (curl_multi_select($this->multi, min(0.2, $this->deadline->left())) === -1) {
				// Nothing to wait for yet.
				usleep(5000);
			}
		}
		if ($this->waiting !== []) {
			throw Refusal::time_is_over();
		}
	}

	private function fill(): void {
		$places = array_map(
			static fn(Transfer $transfer): string => $transfer->place(),
			$this->running,
		);
		foreach ($this->waiting as $key => $transfer) {
			$place = $transfer->place();
			$outside = array_filter($places, static fn(string $one): bool => $one !== '');
			$is_full =
				count(array_keys($places, $place, true)) >=
					($place === '' ? self::THIS_SITE : self::ONE_HOST) ||
				($place !== '' && count($outside) >= self::OUTSIDE);
			$left = $this->deadline->left();
			if ($is_full || $left < self::LEAST) {
				continue;
			}
			unset($this->waiting[$key]);
			$this->running[$key] = $transfer;
			$places[$key] = $place;
			$transfer->start($this->multi, $left);
		}
	}
}
